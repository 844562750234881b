import type { AccountPart } from '../../platform/account-parts.ts';
import {
  accountRow,
  deviceRows,
  forgetAddressOf,
  identityRows,
  sessionRows,
} from './account-part-store.ts';
import { deviceOf } from './device.ts';
import { trustedNetworkRows } from './trusted-network-store.ts';

/** The account itself and its sign-ins, without what only protects them. */
export const authPart: AccountPart = {
  name: 'auth',
  tables: ['sessions', 'reset_tickets', 'known_devices', 'trusted_networks', 'external_identities'],
  async *export({ db, userId }) {
    yield {
      path: 'profile.json',
      async json() {
        const row = await accountRow(db, userId);
        if (!row) return null;
        const { passwordHash, organizationId: _id, image: _file, ...profile } = row.user;
        const { organization } = row;
        return { ...profile, organization, hasPassword: passwordHash !== null };
      },
    };
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
  erase: forgetAddressOf,
};
