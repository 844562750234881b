import type { Attempt } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import type { UserId } from '@stratum/contract/ids';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';

/** The value of a month: the last attempt completed in it. */
export interface MonthValue {
  readonly category: CategorySlug;
  readonly month: string;
  readonly score: number;
  readonly level: number;
  readonly traits: Attempt['traits'];
  /** The content pack that has asked. */
  readonly contentVersion: string;
}

/**
 * The months from `first` to `last` that have a value, in order, with each category's last value
 * before them. Both halves walk assessment_attempts_by_month, which leaves nothing to be sorted but
 * the few rows that are found.
 */
export async function monthValues(
  tx: Queryable,
  query: { userId: UserId; categories: readonly CategorySlug[]; first: string; last: string },
): Promise<MonthValue[]> {
  const values = await monthValuesIn(tx).execute({ ...query });
  return values.toSorted((one, other) => one.month.localeCompare(other.month, 'en'));
}

/** Every dashboard asks for this. */
const monthValuesIn = defineStatement((tx) => {
  const [userId, categories, first, last] = ['userId', 'categories', 'first', 'last'].map((name) =>
    sql.placeholder(name),
  );
  const values = sql`(
    SELECT earlier.* FROM unnest(${categories}::text[]) AS wanted (category)
    CROSS JOIN LATERAL (
      SELECT category, month, score, level, traits, content_version FROM assessment_attempts
      WHERE user_id = ${userId} AND category = wanted.category AND month < ${first}
      ORDER BY month DESC, completed_at DESC, id DESC LIMIT 1
    ) AS earlier
    UNION ALL
    SELECT inside.* FROM unnest(${categories}::text[]) AS wanted (category)
    CROSS JOIN LATERAL (
      SELECT DISTINCT ON (month) category, month, score, level, traits, content_version
      FROM assessment_attempts
      WHERE user_id = ${userId} AND category = wanted.category
        AND month BETWEEN ${first} AND ${last}
      ORDER BY month DESC, completed_at DESC, id DESC
    ) AS inside
  ) AS month_values`;
  return tx
    .select({
      category: sql<CategorySlug>`category`,
      month: sql<string>`month`,
      score: sql<number>`score`,
      level: sql<number>`level`,
      traits: sql<Attempt['traits']>`traits`,
      contentVersion: sql<string>`content_version`,
    })
    .from(values)
    .prepare('month_values');
});

/** Those of the years in which a person has completed anything: one look into the index for each. */
export async function yearsWithData(
  tx: Queryable,
  query: { userId: UserId; categories: readonly CategorySlug[]; years: readonly number[] },
): Promise<Set<number>> {
  const { rows } = await tx.execute<{ year: number }>(sql`
    SELECT asked.year FROM unnest(${sql.param([...query.years])}::int[]) AS asked (year)
    WHERE EXISTS (
      SELECT FROM unnest(${sql.param([...query.categories])}::text[]) AS wanted (category)
      CROSS JOIN LATERAL (
        SELECT FROM assessment_attempts
        WHERE user_id = ${query.userId} AND category = wanted.category
          AND month BETWEEN (asked.year || '-01')::char(7) AND (asked.year || '-12')::char(7)
        LIMIT 1
      ) AS found
    )`);
  return new Set(rows.map(({ year }) => year));
}
