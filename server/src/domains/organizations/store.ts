import type { OrganizationId } from '@stratum/contract/ids';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { keyPage } from '../../platform/key-page.ts';
import { type OrganizationRow, organizations } from './tables.ts';

/** @returns false where the code is taken */
export async function insertOrganization(
  tx: Queryable,
  row: typeof organizations.$inferInsert,
): Promise<boolean> {
  const { orgcode: target } = organizations;
  const made = await tx
    .insert(organizations)
    .values(row)
    .onConflictDoNothing({ target })
    .returning({ id: organizations.id });
  return made.length > 0;
}

/** The organization that people join by a code; none where the code has ended. */
export async function organizationByCode(
  tx: Queryable,
  orgcode: string,
): Promise<OrganizationRow | null> {
  const [row] = await tx
    .select()
    .from(organizations)
    .where(and(eq(organizations.orgcode, orgcode), isNull(organizations.codeEndedAt)));
  return row ?? null;
}

export async function organizationById(
  tx: Queryable,
  id: OrganizationId,
): Promise<OrganizationRow | null> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id));
  return row ?? null;
}

type Changeable = 'name' | 'assignedCategories' | 'orgcode' | 'codeEndedAt';

/** Of an organization that the transaction has locked. */
export async function updateOrganization(
  tx: Transaction,
  { id, version }: Pick<OrganizationRow, 'id' | 'version'>,
  change: Partial<Pick<OrganizationRow, Changeable>>,
): Promise<OrganizationRow> {
  const [row] = await tx
    .update(organizations)
    .set({ ...change, version: version + 1 })
    .where(eq(organizations.id, id))
    .returning();
  if (!row) throw new Error('an organization went while it was locked');
  return row;
}

interface OrganizationFilter {
  readonly search: string | undefined;
  readonly sort: 'name' | '-name' | 'createdAt' | '-createdAt';
  readonly code: 'open' | 'ended' | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Those whose name or code begins with a text. */
export async function organizationsBy(
  tx: Queryable,
  { search, sort, code, cursor, limit }: OrganizationFilter,
): Promise<OrganizationRow[]> {
  const { name, orgcode, id, createdAt, codeEndedAt } = organizations;
  const isDescending = sort.startsWith('-');
  const page = keyPage({ by: sort.endsWith('name') ? name : createdAt, id, isDescending, cursor });
  return tx
    .select()
    .from(organizations)
    .where(
      and(
        page.where,
        search === undefined || search === ''
          ? undefined
          : sql`(starts_with(lower(${name}), lower(${search})) OR starts_with(${orgcode}, upper(${search})))`,
        code === undefined
          ? undefined
          : code === 'open'
            ? isNull(codeEndedAt)
            : isNotNull(codeEndedAt),
      ),
    )
    .orderBy(...page.orderBy)
    .limit(limit);
}

/** Row lock: an organization is changed, and its figures are decided, one after the other. */
export async function lockOrganization(
  tx: Transaction,
  id: OrganizationId,
): Promise<OrganizationRow | null> {
  const query = tx.select().from(organizations).where(eq(organizations.id, id));
  const [row] = await query.for('no key update');
  return row ?? null;
}
