import type { CodeSent } from '@stratum/contract/auth';
import type { UserId } from '@stratum/contract/ids';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { userById } from '../accounts/index.ts';
import { endSessionsOf, type StepUp } from '../auth/index.ts';
import { type Act, lock } from './acts.ts';
import type { PeopleDeps } from './deps.ts';

/** Mails somebody a code for a new password who cannot ask for one. @throws AppError not_found */
export async function resendCode(
  deps: PeopleDeps,
  call: {
    readonly caller: Caller;
    readonly network: string;
    readonly params: { readonly userId: UserId };
    readonly body: { readonly reason: string };
  },
): Promise<CodeSent> {
  const { caller, network, params, body } = call;
  const user = await userById(deps.db, params.userId);
  if (!user) throw new AppError('not_found');
  const sent = await deps.sendResetCode({ network, body: user });
  await inTransaction(deps.db, (tx) =>
    appendAudit(tx, deps, {
      action: 'code_resent',
      actor: caller.userId,
      subject: user.id,
      details: { reason: body.reason },
    }),
  );
  return sent;
}

/** Begins an archive that the person alone can fetch. */
export const beginExport: Act = async (tx, deps, { userId, reason, actor }) => {
  await lock(tx, userId);
  await deps.startExport(tx, userId);
  await appendAudit(tx, deps, {
    action: 'export_begun',
    actor,
    subject: userId,
    details: { reason },
  });
};

/** Plans the end of an account, which its person can still prevent. @throws AppError last_administrator */
export async function deleteOnRequest(
  deps: PeopleDeps,
  caller: Caller,
  userId: UserId,
  given: StepUp & { readonly reason: string },
): Promise<{ deletionDate: string }> {
  await deps.confirmStepUp(caller, given);
  const user = await userById(deps.db, userId);
  if (!user) throw new AppError('not_found');
  const dueAt = await inTransaction(deps.db, async (tx) => {
    const planned = await deps.planEnd(tx, user, () => endSessionsOf(tx, userId));
    await appendAudit(tx, deps, {
      action: 'deletion_planned',
      actor: caller.userId,
      subject: userId,
      details: { reason: given.reason },
    });
    return planned;
  });
  return { deletionDate: dueAt.toISOString() };
}
