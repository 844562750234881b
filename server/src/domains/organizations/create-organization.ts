import type { OrganizationId } from '@stratum/contract/ids';
import type { Organization } from '@stratum/contract/organizations';
import { type AuditDeps, appendAudit } from '../../platform/audit/append-audit.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { insertOrganization } from './store.ts';

/**
 * Makes an organization, by the operator's command.
 * @returns false where its code is taken
 */
export function createOrganization(
  deps: AuditDeps & { readonly db: Database },
  organization: Organization,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const id = newId<OrganizationId>();
    const createdAt = deps.clock.now();
    if (!(await insertOrganization(tx, { ...organization, id, createdAt }))) return false;
    await appendAudit(tx, deps, {
      action: 'organization_created',
      actor: null,
      object: { kind: 'organization', id },
      details: {},
    });
    return true;
  });
}
