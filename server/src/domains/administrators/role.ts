import { appendAudit } from '../../platform/audit/append-audit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { changeRole, hasOtherAdministrator, userByEmail } from '../accounts/index.ts';
import type { AdministratorDeps } from './invitation.ts';
import { deleteInvitations } from './store.ts';

/** Makes an account an administrator, by the operator's command. */
export function grantAdministrator(
  deps: AdministratorDeps,
  email: string,
): Promise<'granted' | 'already_administrator' | 'no_account'> {
  return inTransaction(deps.db, async (tx) => {
    const user = await userByEmail(tx, email);
    if (!user) return 'no_account';
    if (!(await changeRole(tx, user.id, 'admin'))) return 'already_administrator';
    await deleteInvitations(tx);
    await appendAudit(tx, deps, {
      action: 'administrator_granted',
      actor: null,
      subject: user.id,
      details: { by: 'command' },
    });
    return 'granted';
  });
}

/** Makes an administrator an ordinary account again, unless it is the last one. */
export function revokeAdministrator(
  deps: AdministratorDeps,
  email: string,
): Promise<'revoked' | 'no_administrator' | 'last_administrator'> {
  return inTransaction(deps.db, async (tx) => {
    const user = await userByEmail(tx, email);
    if (user?.role !== 'admin') return 'no_administrator';
    // Row locks on all administrators: two that are revoked at once wait for each other.
    if (!(await hasOtherAdministrator(tx, user.id))) return 'last_administrator';
    if (!(await changeRole(tx, user.id, 'user'))) return 'no_administrator';
    await appendAudit(tx, deps, {
      action: 'administrator_revoked',
      actor: null,
      subject: user.id,
      details: {},
    });
    return 'revoked';
  });
}
