import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';

/** How far scores of one kind moved between an assessment and its repetition. */
export interface RetestSpread {
  readonly of: 'skill' | 'category';
  readonly pairs: number;
  /** Levels that half of the pairs stayed within, and nineteen in twenty. */
  readonly half: number;
  readonly nineteenInTwenty: number;
}

export interface Retests {
  readonly people: number;
  readonly spreads: readonly RetestSpread[];
}

/** Repetitions of a category within so many days, to the same questions; of everybody, without names. */
export async function readRetests(tx: Queryable, days: number): Promise<Retests> {
  const { rows } = await tx.execute<{
    of: RetestSpread['of'];
    people: string;
    pairs: string;
    half: number;
    most: number;
  }>(sql`
    WITH attempts AS (
      SELECT user_id, score, traits, completed_at, content_version,
        lag(score) OVER earlier AS score_before, lag(traits) OVER earlier AS traits_before,
        lag(completed_at) OVER earlier AS before, lag(content_version) OVER earlier AS version_before
      FROM assessment_attempts
      WINDOW earlier AS (PARTITION BY user_id, category ORDER BY completed_at, id)
    ), pairs AS (
      SELECT * FROM attempts
      WHERE content_version = version_before AND completed_at - before <= make_interval(days => ${days})
    ), moved AS (
      SELECT 'category' AS "of", user_id, abs(score - score_before) AS distance FROM pairs
      UNION ALL
      SELECT 'skill', user_id, abs((trait->>'score')::float - (earlier->>'score')::float)
      FROM pairs, jsonb_array_elements(traits) AS trait, jsonb_array_elements(traits_before) AS earlier
      WHERE trait->>'traitId' = earlier->>'traitId'
    )
    SELECT "of", count(DISTINCT user_id) AS people, count(*) AS pairs,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY distance) AS half,
      percentile_cont(0.95) WITHIN GROUP (ORDER BY distance) AS most
    FROM moved GROUP BY "of" ORDER BY "of" DESC`);
  return {
    people: Math.max(0, ...rows.map(({ people }) => Number(people))),
    spreads: rows.map(({ of, pairs, half, most }) => ({
      of,
      pairs: Number(pairs),
      half,
      nineteenInTwenty: most,
    })),
  };
}
