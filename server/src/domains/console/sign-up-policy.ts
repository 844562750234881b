import type { consoleRoutes } from '@stratum/contract/console/console';
import type { Part } from '@stratum/contract/route';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { changeSignUpRule } from '../auth/index.ts';
import type { ConsoleDeps } from './deps.ts';

/** Says who may open an account from now on. @throws AppError conflict */
export async function setSignUpPolicy(
  deps: ConsoleDeps,
  caller: Caller,
  { policy, version, reason, ...given }: Part<typeof consoleRoutes.setSignUpPolicy, 'body'>,
) {
  await deps.confirmStepUp(caller, given);
  return inTransaction(deps.db, async (tx) => {
    const changed = await changeSignUpRule(tx, { policy, version });
    await appendAudit(tx, deps, {
      action: 'sign_up_policy_changed',
      actor: caller.userId,
      details: { reason, policy },
    });
    return changed;
  });
}
