import { forgetSubject } from '../../platform/limits/store.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { userById } from '../accounts/index.ts';
import { identityRows } from './external/store.ts';
import { accountSubject } from './limits.ts';
import { deleteAccountCodes } from './one-time-codes/store.ts';
import { deviceOf } from './sessions/device.ts';
import { deleteSessionsBut, deviceRows, sessionRows } from './sessions/store.ts';
import { trustedNetworkRows } from './sessions/trusted-network-store.ts';
import { deleteSignUps } from './sign-up/store.ts';

/** The sign-ins of an account, without what only protects them. */
export const authPersonalData: PersonalData = {
  name: 'auth',
  tables: [
    'sessions',
    'reset_tickets',
    'email_changes',
    'known_devices',
    'trusted_networks',
    'external_identities',
    'step_up_codes',
  ],
  async *export({ db, userId }) {
    yield {
      path: 'sign-ins/sessions.json',
      async json() {
        const rows = await sessionRows(db, userId);
        return rows.map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
          ...deviceOf(userAgent),
          userAgent,
          createdAt,
          lastSeenAt,
          expiresAt,
        }));
      },
    };
    yield { path: 'sign-ins/devices.json', json: () => deviceRows(db, userId) };
    yield { path: 'sign-ins/networks.json', json: () => trustedNetworkRows(db, userId) };
    yield { path: 'sign-ins/external-accounts.json', json: () => identityRows(db, userId) };
  },
  /** Codes, sign-ups and counters are kept by address: one without an account has them as well. */
  async erase(tx, userId) {
    // They go with the account; only what is deleted here closes its live connections.
    await deleteSessionsBut(tx, userId, null);
    const owner = await userById(tx, userId);
    if (!owner) return;
    await deleteAccountCodes(tx, owner.email);
    await deleteSignUps(tx, owner.email);
    await forgetSubject(tx, accountSubject(owner.email));
  },
};
