import type { SessionId } from '@stratum/contract/ids';
import type { Transaction } from '../../../platform/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { replacePassword, type UserRow } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Deps } from '../deps.ts';
import { passwordChangedMail } from '../mails.ts';
import { deleteEmailChange } from '../one-time-codes/email-change-store.ts';
import { deleteAccountCodes } from '../one-time-codes/store.ts';
import { deleteSessionsBut } from '../sessions/store.ts';
import { passwordProblem } from './common-passwords.ts';
import { deleteResetTicket } from './reset-ticket-store.ts';

/** Refuses what is tried first: common passwords and the person's own names. */
export function checkNewPassword(user: UserRow, password: string): void {
  const { firstName, lastName, email } = user;
  const names = { first_name: firstName, last_name: lastName, email };
  const key = passwordProblem(password, names);
  if (key) throw new AppError('invalid_input', { fields: new Map([['password', { key }]]) });
}

/**
 * Sets a password, and ends with the old one what it opened: every session but the one kept, codes,
 * tickets and a change of the address on their way. Its owner is told.
 * @returns false where the password has changed since the user was read
 */
export async function setPassword(
  { clock, sendMail, publicUrl }: Deps,
  tx: Transaction,
  user: UserRow,
  change: { readonly passwordHash: string; readonly keep: SessionId | null },
): Promise<boolean> {
  if (!(await replacePassword(tx, user, change.passwordHash))) return false;
  await deleteSessionsBut(tx, user.id, change.keep);
  await deleteAccountCodes(tx, user.email);
  await deleteResetTicket(tx, user.id);
  await deleteEmailChange(tx, user.id);
  await notify(tx, user.id, { kind: 'password_changed', data: {} }, clock.now());
  await sendMail(tx, passwordChangedMail(user, publicUrl));
  return true;
}
