import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { type OrganizationRow, organizations } from './tables.ts';

export async function insertOrganization(tx: Queryable, row: OrganizationRow): Promise<void> {
  await tx.insert(organizations).values(row);
}

export async function organizationByCode(
  tx: Queryable,
  orgcode: string,
): Promise<OrganizationRow | null> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.orgcode, orgcode));
  return row ?? null;
}
