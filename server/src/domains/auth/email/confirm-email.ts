import type { emailChangeRoutes } from '@stratum/contract/email-change';
import type { Part } from '@stratum/contract/route';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Transaction } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { AddressTakenError, replaceEmail, type UserRow, userById } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Deps } from '../deps.ts';
import { emailChangedMail } from '../mails.ts';
import { spendEmailAttempt, takeEmailChange } from '../one-time-codes/email-change-store.ts';
import { deleteAccountCodes } from '../one-time-codes/store.ts';
import { deleteResetTicket } from '../password/reset-ticket-store.ts';
import { deadlockRetries } from '../rules.ts';
import { deleteSessionsBut } from '../sessions/store.ts';
import { deleteSignUps } from '../sign-up/store.ts';
import type { EmailChangeRow } from '../tables.ts';
import { hashCode, sameHash } from '../tokens.ts';

type Codes = Part<typeof emailChangeRoutes.confirmEmail, 'body'>;

interface ConfirmCall {
  readonly caller: Caller;
  readonly body: Codes;
}

/**
 * Takes both codes. An attempt stays spent whatever follows; of parallel right ones, of this account
 * or of two that want the same address, one succeeds.
 */
export async function confirmEmail(deps: Deps, { caller, body }: ConfirmCall) {
  const { db, clock } = deps;
  const user = await userById(db, caller.userId);
  if (!user) throw new AppError('invalid_token');
  const change = await spendEmailAttempt(db, user.id, clock.now());
  if (!change) throw new AppError('wrong_code');
  const wrong = wrongCodes(deps, user, change, body);
  if (wrong.length > 0) throw wrongCode(wrong);
  try {
    await inTransaction(db, (tx) => putInPlace(deps, tx, user, change, caller), {
      retries: deadlockRetries,
    });
  } catch (error) {
    // Answered like a wrong code, which tells nothing of the account that has the address.
    if (error instanceof AddressTakenError) throw wrongCode(['newCode']);
    throw error;
  }
  return { email: change.email };
}

function wrongCodes(
  { otpKey }: Deps,
  user: UserRow,
  { email, newCodeHash, currentCodeHash }: EmailChangeRow,
  { newCode, currentCode }: Codes,
): (keyof Codes)[] {
  const isNewRight = sameHash(newCodeHash, hashCode(otpKey, 'new_email', email, newCode));
  const entered = hashCode(otpKey, 'current_email', user.email, currentCode);
  const isCurrentRight = sameHash(currentCodeHash, entered);
  return [
    ...(isCurrentRight ? [] : ['currentCode' as const]),
    ...(isNewRight ? [] : ['newCode' as const]),
  ];
}

function wrongCode(names: readonly (keyof Codes)[]): AppError {
  const fields = new Map(names.map((name) => [name, { key: 'wrong_code' as const }]));
  return new AppError('wrong_code', { fields });
}

/**
 * Puts the new address in place, and ends what the one before has opened or could open. The account
 * is locked first, as where a new password ends a change.
 */
async function putInPlace(
  deps: Deps,
  tx: Transaction,
  user: UserRow,
  change: EmailChangeRow,
  { sessionId }: Caller,
): Promise<void> {
  const { clock, sendMail, publicUrl } = deps;
  const { id } = user;
  const { email } = change;
  const isDone = (await replaceEmail(tx, user, email)) && (await takeEmailChange(tx, change));
  if (!isDone) throw new AppError('wrong_code');
  await deleteSessionsBut(tx, id, sessionId);
  await deleteResetTicket(tx, id);
  await deleteAccountCodes(tx, user.email);
  await deleteSignUps(tx, email);
  await notify(tx, id, { kind: 'email_changed', data: { email } }, clock.now());
  await sendMail(tx, emailChangedMail(user, email, publicUrl));
  await appendAudit(tx, deps, { action: 'email_changed', actor: id, subject: id, details: {} });
}
