import { createHash, randomBytes } from 'node:crypto';
import { administratorRules } from '@stratum/contract/administrators';
import { type AuditDeps, appendAudit } from '../../platform/audit/append-audit.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { anyAdministratorExists, changeRole } from '../accounts/index.ts';
import { replaceInvitation, takeInvitation } from './store.ts';

export interface AdministratorDeps extends AuditDeps {
  readonly db: Database;
}

/**
 * A token that makes the account that accepts it an administrator, once and within a day. It takes
 * the place of an earlier one.
 * @returns null where there is an administrator
 */
export async function inviteFirstAdministrator({
  db,
  clock,
}: Pick<AdministratorDeps, 'db' | 'clock'>): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(
    clock.now().getTime() + administratorRules.invitationHours * 3_600_000,
  );
  return inTransaction(db, async (tx) => {
    if (await anyAdministratorExists(tx)) return null;
    await replaceInvitation(tx, { tokenHash: hashOf(token), expiresAt });
    return token;
  });
}

/** @throws AppError not_found where the token is used up, expired or was never given */
export function acceptInvitation(
  deps: AdministratorDeps,
  { userId }: Caller,
  token: string,
): Promise<{ role: 'admin' }> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await takeInvitation(tx, hashOf(token), deps.clock.now()))) {
      throw new AppError('not_found');
    }
    if (!(await changeRole(tx, userId, 'admin'))) return { role: 'admin' };
    await appendAudit(tx, deps, {
      action: 'administrator_granted',
      actor: userId,
      subject: userId,
      details: { by: 'invitation' },
    });
    return { role: 'admin' };
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
