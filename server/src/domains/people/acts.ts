import type { UserId } from '@stratum/contract/ids';
import type { Role } from '@stratum/contract/person';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  changeRole,
  hasOtherAdministrator,
  lockAccount,
  setBlocked,
  type UserRow,
} from '../accounts/index.ts';
import { endSessionsOf, type StepUp } from '../auth/index.ts';
import type { PeopleDeps } from './deps.ts';

/** Somebody whom an administrator acts on, and why. */
export interface On {
  readonly actor: UserId;
  readonly userId: UserId;
  readonly reason: string;
}

/** An act on one person, in a transaction. @throws AppError not_found */
export type Act = (tx: Transaction, deps: PeopleDeps, on: On) => Promise<void>;

/** Runs an act once it is confirmed. */
export async function actOn(
  deps: PeopleDeps,
  caller: Caller,
  userId: UserId,
  given: StepUp & { readonly reason: string },
  act: Act,
): Promise<{ done: true }> {
  await deps.confirmStepUp(caller, given);
  const on = { actor: caller.userId, userId, reason: given.reason };
  await inTransaction(deps.db, (tx) => act(tx, deps, on));
  return { done: true };
}

/** Shuts somebody out. @throws AppError not_found, last_administrator */
export const block: Act = async (tx, deps, on) => {
  const { userId, reason, actor } = on;
  await requireAnotherAdministrator(tx, userId);
  const user = await lock(tx, userId);
  if (user.blockedAt !== null) return;
  await setBlocked(tx, userId, deps.clock.now());
  await endSessionsOf(tx, userId);
  await deps.passOnGroups(tx, userId);
  await appendAudit(tx, deps, {
    action: 'person_blocked',
    actor,
    subject: userId,
    details: { reason },
  });
};

export const unblock: Act = async (tx, deps, { userId, reason, actor }) => {
  const user = await lock(tx, userId);
  if (user.blockedAt === null) return;
  await setBlocked(tx, userId, null);
  await appendAudit(tx, deps, {
    action: 'person_unblocked',
    actor,
    subject: userId,
    details: { reason },
  });
};

export const endAllSessions: Act = async (tx, deps, on) => {
  await lock(tx, on.userId);
  await recordEnded(tx, deps, on, await endSessionsOf(tx, on.userId));
};

export async function recordEnded(
  tx: Transaction,
  deps: PeopleDeps,
  { userId, reason, actor }: On,
  count: number,
): Promise<void> {
  if (count === 0) return;
  await appendAudit(tx, deps, {
    action: 'sessions_ended',
    actor,
    subject: userId,
    details: { reason, count: String(count) },
  });
}

/** @throws AppError not_found, last_administrator */
export const giveRole =
  (role: Role): Act =>
  async (tx, deps, { userId, reason, actor }) => {
    if (role !== 'admin') await requireAnotherAdministrator(tx, userId);
    await lock(tx, userId);
    if (!(await changeRole(tx, userId, role))) return;
    await appendAudit(tx, deps, {
      action: 'role_changed',
      actor,
      subject: userId,
      details: { reason, role },
    });
  };

/** Row locks on all administrators: two that go at once wait for each other. */
async function requireAnotherAdministrator(tx: Transaction, userId: UserId): Promise<void> {
  if (!(await hasOtherAdministrator(tx, userId))) throw new AppError('last_administrator');
}

export async function lock(tx: Transaction, userId: UserId): Promise<UserRow> {
  const user = await lockAccount(tx, userId);
  if (!user) throw new AppError('not_found');
  return user;
}
