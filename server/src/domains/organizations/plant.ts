import type { OrganizationId } from '@stratum/contract/ids';
import type { Organization } from '@stratum/contract/organizations';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { insertOrganization } from './store.ts';

export async function plantOrganization(
  tx: Queryable,
  clock: Clock,
  organization: Organization,
): Promise<OrganizationId> {
  const id = newId<OrganizationId>();
  await insertOrganization(tx, { ...organization, id, createdAt: clock.now() });
  return id;
}
