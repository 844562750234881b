import type { OrganizationId, UserId } from '@stratum/contract/ids';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { keyPage } from '../../platform/key-page.ts';
import { users } from './tables.ts';

/** Where it is not known when somebody joined, it was with the account. */
const since = sql<Date>`coalesce(${users.organizationSince}, ${users.createdAt})`.mapWith(
  users.createdAt,
);

/** How many people have joined each of several organizations. */
export async function countMembersOf(
  tx: Queryable,
  ids: readonly OrganizationId[],
): Promise<ReadonlyMap<OrganizationId, number>> {
  const rows = await tx
    .select({ id: users.organizationId, members: count() })
    .from(users)
    .where(inArray(users.organizationId, [...ids]))
    .groupBy(users.organizationId);
  return new Map(rows.flatMap(({ id, members }) => (id === null ? [] : [[id, members]])));
}

interface MemberFilter {
  readonly organizationId: OrganizationId;
  /** What an address begins with. */
  readonly search: string | undefined;
  readonly sort: 'email' | '-email';
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Who has joined an organization, by address. */
export async function membersBy(
  tx: Queryable,
  { organizationId, search, sort, cursor, limit }: MemberFilter,
) {
  const { id, firstName, lastName, email } = users;
  const page = keyPage({ by: email, id, isDescending: sort === '-email', cursor });
  return tx
    .select({ id, firstName, lastName, email, since })
    .from(users)
    .where(
      and(
        page.where,
        eq(users.organizationId, organizationId),
        search ? sql`starts_with(${email}, ${search.toLowerCase()})` : undefined,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(limit);
}

/** Who is in an organization and was at an instant already, but for accounts that are going to end. */
export async function membersSince(
  tx: Queryable,
  organizationId: OrganizationId,
  instant: Date,
): Promise<UserId[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        isNull(users.deletionDueAt),
        sql`${since} <= ${sql.param(instant, users.createdAt)}`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Those of several addresses whose account is in an organization. */
export async function membersAmongAddresses(
  tx: Queryable,
  organizationId: OrganizationId,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(isAnyOf(users.email, emails), eq(users.organizationId, organizationId)));
  return new Set(rows.map(({ email }) => email));
}

/** @returns false where the person is not in it */
export async function leaveOrganization(
  tx: Transaction,
  userId: UserId,
  organizationId: OrganizationId,
): Promise<boolean> {
  const left = await tx
    .update(users)
    .set({ organizationId: null, organizationSince: null })
    .where(and(eq(users.id, userId), eq(users.organizationId, organizationId)))
    .returning({ id: users.id });
  return left.length > 0;
}
