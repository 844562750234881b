import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { type OrganizationRow, organizations } from './tables.ts';

/** @returns false where the code is taken */
export async function insertOrganization(tx: Queryable, row: OrganizationRow): Promise<boolean> {
  const { orgcode: target } = organizations;
  const made = await tx
    .insert(organizations)
    .values(row)
    .onConflictDoNothing({ target })
    .returning({ id: organizations.id });
  return made.length > 0;
}

export async function organizationByCode(
  tx: Queryable,
  orgcode: string,
): Promise<OrganizationRow | null> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.orgcode, orgcode));
  return row ?? null;
}
