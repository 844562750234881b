import type { DeviceSession } from '@stratum/contract/auth';
import type { SessionId, UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import type { Caller } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { notify } from '../notifications/index.ts';
import { deviceOf } from './device.ts';
import { noteDevice } from './device-store.ts';
import type { Needs } from './needs.ts';
import { after, sessionRules } from './rules.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionsPast,
  insertSession,
  liveSessions,
} from './session-store.ts';
import type { SessionRow } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';
import { trustNetwork } from './trusted-network-store.ts';

export interface OpenedSession {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

interface NewSession {
  readonly userId: UserId;
  readonly userAgent: string;
  /** Trusted from now on; null where nobody signs in from anywhere. */
  readonly network: string | null;
  readonly now: Date;
  /** The provider's ID token, where one has signed the person in. */
  readonly externalIdToken?: string;
}

/**
 * Signs a person in, and tells whoever has signed in before of a device not seen yet. The token
 * leaves the server here and cannot be read again.
 */
export async function openSession(tx: Transaction, session: NewSession): Promise<OpenedSession> {
  const { userId, userAgent, network, now, externalIdToken = null } = session;
  const accessToken = newToken();
  const expiresAt = after(now, sessionRules.absolute);
  await insertSession(tx, {
    id: newId<SessionId>(),
    userId,
    tokenHash: hashToken(accessToken),
    userAgent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    externalIdToken,
  });
  await deleteSessionsPast(tx, userId, after(now, -sessionRules.rememberExpired));
  if (network !== null) await trustNetwork(tx, { userId, network, lastSignInAt: now });
  await tellOfNewDevice(tx, session);
  return { accessToken, expiresAt };
}

async function tellOfNewDevice(tx: Transaction, { userId, userAgent, now }: NewSession) {
  const device = deviceOf(userAgent);
  const isNew = await noteDevice(tx, { userId, device: JSON.stringify(device), firstSeenAt: now });
  if (!isNew) return;
  const { browser, system } = device;
  await notify(tx, { now: () => now }, userId, { kind: 'new_sign_in', data: { browser, system } });
}

export async function listSessions({ db, clock }: Needs, caller: Caller) {
  const rows = await liveSessions(db, caller.userId, clock.now());
  return { items: rows.map((row) => toDeviceSession(row, caller)) };
}

/** Ends the session a call is made with. */
export async function endThisSession({ db, externalSignOut }: Needs, caller: Caller) {
  const session = await deleteSession(db, caller.sessionId);
  const externalSignOutUrl = session ? await externalSignOut(session) : null;
  return { ended: true as const, externalSignOutUrl };
}

export async function endOneSession({ db }: Needs, session: SessionRow) {
  await deleteSession(db, session.id);
  return { ended: true as const };
}

export async function endOtherSessions({ db, clock }: Needs, caller: Caller) {
  return { ended: await deleteOtherSessions(db, caller, clock.now()) };
}

function toDeviceSession(row: SessionRow, caller: Caller): DeviceSession {
  return {
    id: row.id,
    ...deviceOf(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    current: row.id === caller.sessionId,
  };
}
