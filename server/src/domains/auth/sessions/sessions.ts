import type { DeviceSession, SessionReply } from '@stratum/contract/auth';
import type { SessionId, UserId } from '@stratum/contract/ids';
import { after } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Caller, Door } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/new-id.ts';
import type { UserRow } from '../../accounts/index.ts';
import { assessmentStatus } from '../../assessments/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Deps } from '../deps.ts';
import { sessionRules } from '../rules.ts';
import type { SessionRow } from '../tables.ts';
import { hashToken, newToken } from '../tokens.ts';
import { deviceOf } from './device.ts';
import {
  addKnownDevice,
  deleteOtherSessions,
  deleteSession,
  findOwnSession,
  insertSession,
  liveSessions,
  pruneSessions,
} from './store.ts';
import { trustNetwork } from './trusted-network-store.ts';

interface OpenedSession {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

interface NewSession {
  readonly userId: UserId;
  readonly userAgent: string;
  /** Trusted from now on; null where no sign-in from a network opens the session. */
  readonly network: string | null;
  readonly now: Date;
  /** The provider's ID token, where one has signed the person in. */
  readonly externalIdToken?: string;
}

/**
 * Signs a person in, with a notification where the device is new beside ones known before. The
 * token leaves the server here and cannot be read again.
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
    viewerId: null,
  });
  await pruneSessions(tx, userId, after(now, -sessionRules.rememberExpired));
  if (network !== null) await trustNetwork(tx, { userId, network, lastSignInAt: now });
  await notifyOfNewDevice(tx, session);
  return { accessToken, expiresAt };
}

async function notifyOfNewDevice(tx: Transaction, { userId, userAgent, now }: NewSession) {
  const device = deviceOf(userAgent);
  const isNew = await addKnownDevice(tx, {
    userId,
    device: JSON.stringify(device),
    firstSeenAt: now,
  });
  if (!isNew) return;
  const { browser, system } = device;
  await notify(tx, userId, { kind: 'new_sign_in', data: { browser, system } }, now);
}

/**
 * Told only to who has proved that the account is theirs.
 * @throws AppError account_blocked
 */
export function refuseBlocked({ blockedAt }: Pick<UserRow, 'blockedAt'>): void {
  if (blockedAt !== null) throw new AppError('account_blocked');
}

/** What the client keeps of a sign-in. */
export async function sessionReply(
  { db, pack }: Deps,
  user: UserRow,
  { accessToken, expiresAt }: OpenedSession,
): Promise<SessionReply> {
  const { assessment_completed, assignedCategories } = await assessmentStatus(
    { db, pack },
    user.id,
  );
  const { id, firstName: first_name, image, role } = user;
  return {
    accessToken,
    expiresAt: expiresAt.toISOString(),
    locale: user.locale,
    userData: { id, first_name, image, assessment_completed, role },
    assignedCategories,
  };
}

/** The only way to one session. */
export const sessionAsOwner: Door<SessionId, SessionRow> = (tx, caller, id) =>
  findOwnSession(tx, caller.userId, id);

export async function listSessions({ db, clock }: Deps, caller: Caller) {
  const rows = await liveSessions(db, caller.userId, clock.now());
  return { items: rows.map((row) => toDeviceSession(row, caller)) };
}

/** Ends the session a call is made with. */
export async function endThisSession({ db, signInProvider }: Deps, caller: Caller) {
  const idToken = (await deleteSession(db, caller.sessionId))?.externalIdToken;
  const url = idToken ? await signInProvider?.signOutUrl(idToken) : null;
  return { ended: true as const, externalSignOutUrl: url ?? null };
}

export async function endOneSession({ db }: Deps, session: SessionRow) {
  await deleteSession(db, session.id);
  return { ended: true as const };
}

export async function endOtherSessions({ db, clock }: Deps, caller: Caller) {
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
