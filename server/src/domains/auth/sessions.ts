import { sessionIdSchema, type UserId } from '@stratum/contract/ids';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../platform/database.ts';
import { after, sessionRules } from './rules.ts';
import { deleteSessionsExpired, insertSession } from './store.ts';
import { hashToken, newToken } from './tokens.ts';

export interface OpenedSession {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

/** Signs a person in. The token leaves the server here and cannot be read again. */
export async function openSession(
  tx: Transaction,
  session: { userId: UserId; userAgent: string; now: Date },
): Promise<OpenedSession> {
  const { userId, userAgent, now } = session;
  const accessToken = newToken();
  const expiresAt = after(now, sessionRules.absolute);
  await insertSession(tx, {
    id: sessionIdSchema.parse(uuidv7()),
    userId,
    tokenHash: hashToken(accessToken),
    userAgent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  await deleteSessionsExpired(tx, userId, after(now, -sessionRules.rememberExpired));
  return { accessToken, expiresAt };
}
