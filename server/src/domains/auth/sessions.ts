import { createHash, randomBytes } from 'node:crypto';
import { sessionIdSchema, type UserId } from '@stratum/contract/ids';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../platform/database.ts';
import { after, sessionRules } from './rules.ts';
import { deleteSessionsExpired, insertSession } from './store.ts';

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
  const accessToken = randomBytes(32).toString('base64url');
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

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
