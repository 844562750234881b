import type { UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { unscheduleAll } from '../../platform/due/due.ts';
import { deleteKeptReplies } from '../../platform/idempotency/run-once.ts';
import { forgetSubject } from '../../platform/limits/store.ts';
import { cancelMails } from '../../platform/mail/mail-jobs.ts';
import { smsNumber } from '../../platform/sms/sms.ts';
import { cancelSms } from '../../platform/sms/sms-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  accountsPastGrace,
  deleteAccount,
  lockAccountPastGrace,
  type UserRow,
} from '../accounts/index.ts';
import type { JobDeps } from './deps.ts';
import { eraseAccountJob } from './job-kinds.ts';
import { accountErasedMail } from './texts.ts';

/** Sends a job for each account past its grace; those that have one keep it. */
export async function findDueAccounts({ db, clock, jobs }: JobDeps): Promise<void> {
  for (const userId of await accountsPastGrace(db, clock.now())) {
    await jobs.send(db, eraseAccountJob, { userId }, userId);
  }
}

/**
 * Erases one account with all that belongs to it, under a row lock: nothing can be added, and a
 * parallel job finds no account. A crash leaves the row, and the next attempt repeats everything.
 */
export async function eraseAccount(deps: JobDeps, userId: UserId): Promise<void> {
  const { db, clock, personalData, sendMail } = deps;
  await inTransaction(db, async (tx) => {
    const user = await lockAccountPastGrace(tx, userId, clock.now());
    if (!user) return;
    for (const each of personalData) await each.erase?.(tx, userId);
    await deleteKeptReplies(tx, userId);
    await unscheduleAll(tx, userId);
    await forgetSubject(tx, userId);
    await forgetMessages(tx, deps, user);
    await deleteAccount(tx, userId);
    await sendMail(tx, accountErasedMail(user));
  });
}

/** Cancels messages that wait to be sent or retried, and deletes those that the outbox keeps. */
async function forgetMessages(tx: Transaction, deps: JobDeps, { email, phone }: UserRow) {
  const { jobs, mailer, sms } = deps;
  await cancelMails(jobs, tx, email);
  await mailer.forget(email);
  const number = phone === null ? null : smsNumber(phone);
  if (number === null) return;
  await cancelSms(jobs, tx, number);
  await sms.forget(number);
}
