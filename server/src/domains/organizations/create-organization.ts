import type { OrganizationId, UserId } from '@stratum/contract/ids';
import type { Organization } from '@stratum/contract/organizations';
import { type AuditDeps, appendAudit } from '../../platform/audit/append-audit.ts';
import type { Database, Transaction } from '../../platform/database.ts';
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
    return addOrganization(tx, deps, { ...organization, id }, null);
  });
}

/** @returns false where its code is taken */
export async function addOrganization(
  tx: Transaction,
  deps: AuditDeps,
  organization: Organization & { readonly id: OrganizationId },
  actor: UserId | null,
): Promise<boolean> {
  const createdAt = deps.clock.now();
  if (!(await insertOrganization(tx, { ...organization, createdAt }))) return false;
  await appendAudit(tx, deps, {
    action: 'organization_created',
    actor,
    object: { kind: 'organization', id: organization.id },
    details: {},
  });
  return true;
}
