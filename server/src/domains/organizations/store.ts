import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { type OrganizationRow, organizations } from './tables.ts';

export async function insertOrganization(tx: Transaction, row: OrganizationRow): Promise<void> {
  await tx.insert(organizations).values(row);
}

export async function organizationByCode(
  tx: Transaction,
  orgcode: string,
): Promise<OrganizationRow | null> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.orgcode, orgcode));
  return row ?? null;
}
