import type { SessionId, UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../../platform/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { hashToken, newToken } from '../tokens.ts';
import { insertSession } from './store.ts';

interface ViewSession {
  readonly userId: UserId;
  readonly viewerId: UserId;
  readonly userAgent: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** A session that sees what a person sees, and changes nothing. The token leaves the server here. */
export async function openViewSession(
  tx: Transaction,
  { now, ...given }: ViewSession,
): Promise<{ id: SessionId; accessToken: string }> {
  const accessToken = newToken();
  const id = newId<SessionId>();
  const tokenHash = hashToken(accessToken);
  const times = { createdAt: now, lastSeenAt: now };
  await insertSession(tx, { id, ...given, tokenHash, ...times, externalIdToken: null });
  return { id, accessToken };
}
