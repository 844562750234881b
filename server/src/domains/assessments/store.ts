import type { Answers } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import type { AttemptId, UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { countDays, type DayCounts } from '../../platform/count-days.ts';
import { type Cursor, everyRow } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type AttemptRow, assessmentAttempts, assessmentDrafts, type DraftRow } from './tables.ts';

export async function findDraft(
  tx: Queryable,
  userId: UserId,
  category: CategorySlug,
): Promise<DraftRow | undefined> {
  const [draft] = await tx.select().from(assessmentDrafts).where(ownDraft(userId, category));
  return draft;
}

export async function listDrafts(tx: Queryable, userId: UserId): Promise<DraftRow[]> {
  return tx.select().from(assessmentDrafts).where(eq(assessmentDrafts.userId, userId));
}

/** Adds answers to the draft, making it where there is none; one of another pack is begun anew. */
export async function mergeDraft(
  tx: Queryable,
  draft: Pick<DraftRow, 'userId' | 'category' | 'contentVersion' | 'answers'>,
  now: Date,
): Promise<DraftRow> {
  const [saved] = await mergingDraft(tx).execute({ ...draft, now });
  if (!saved) throw new Error('an upsert returned no row');
  return saved;
}

const mergingDraft = defineStatement((db) => {
  const now = sql.placeholder('now');
  return db
    .insert(assessmentDrafts)
    .values({
      userId: sql.placeholder('userId'),
      category: sql.placeholder('category'),
      contentVersion: sql.placeholder('contentVersion'),
      answers: sql.placeholder('answers'),
      startedAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [assessmentDrafts.userId, assessmentDrafts.category],
      set: {
        contentVersion: sql`excluded.content_version`,
        answers: sql`CASE WHEN ${assessmentDrafts.contentVersion} = excluded.content_version
          THEN ${assessmentDrafts.answers} ELSE '{}' END || excluded.answers`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning()
    .prepare('merge_draft');
});

/** Deletes the draft, and returns it: undefined where there is none. Of parallel calls one gets it. */
export async function takeDraft(
  tx: Transaction,
  userId: UserId,
  category: CategorySlug,
): Promise<DraftRow | undefined> {
  const [draft] = await tx.delete(assessmentDrafts).where(ownDraft(userId, category)).returning();
  return draft;
}

export async function insertAttempt(tx: Transaction, attempt: AttemptRow): Promise<void> {
  await tx.insert(assessmentAttempts).values(attempt);
}

/** All of a person's, drafts included. */
export async function deleteAssessments(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(assessmentDrafts).where(eq(assessmentDrafts.userId, userId));
  await tx.delete(assessmentAttempts).where(eq(assessmentAttempts.userId, userId));
}

export async function findOwnAttempt(
  tx: Queryable,
  userId: UserId,
  id: AttemptId,
): Promise<AttemptRow | undefined> {
  const [attempt] = await tx
    .select()
    .from(assessmentAttempts)
    .where(and(eq(assessmentAttempts.id, id), eq(assessmentAttempts.userId, userId)));
  return attempt;
}

/** The attempt before another one in its category. */
export async function findPrevious(
  tx: Queryable,
  attempt: AttemptRow,
): Promise<AttemptRow | undefined> {
  const [previous] = await tx
    .select()
    .from(assessmentAttempts)
    .where(
      and(
        eq(assessmentAttempts.userId, attempt.userId),
        eq(assessmentAttempts.category, attempt.category),
        before({ time: attempt.completedAt, id: attempt.id }),
      ),
    )
    .orderBy(desc(assessmentAttempts.completedAt), desc(assessmentAttempts.id))
    .limit(1);
  return previous;
}

/** Newest first. */
export async function listAttempts(
  tx: Queryable,
  filter: {
    userId: UserId;
    /** All where none are named. */
    categories: readonly CategorySlug[] | undefined;
    after: Cursor | undefined;
  },
  limit: number,
): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(assessmentAttempts)
    .where(
      and(
        eq(assessmentAttempts.userId, filter.userId),
        filter.categories && inArray(assessmentAttempts.category, [...filter.categories]),
        filter.after && before(filter.after),
      ),
    )
    .orderBy(desc(assessmentAttempts.completedAt), desc(assessmentAttempts.id))
    .limit(limit);
}

/** All of a person's, newest first, page by page. */
export function everyAttempt(tx: Queryable, userId: UserId): AsyncGenerator<AttemptRow> {
  return everyRow((last: AttemptRow | undefined, limit) => {
    const after = last && { time: last.completedAt, id: last.id };
    return listAttempts(tx, { userId, categories: undefined, after }, limit);
  });
}

/** `YYYY-MM` of the person's newest attempt; null where they have taken none. */
export async function newestAttemptMonth(tx: Queryable, userId: UserId): Promise<string | null> {
  const [newest] = await tx
    .select({ month: assessmentAttempts.month })
    .from(assessmentAttempts)
    .where(eq(assessmentAttempts.userId, userId))
    .orderBy(desc(assessmentAttempts.completedAt), desc(assessmentAttempts.id))
    .limit(1);
  return newest?.month ?? null;
}

export type CategoryResult = Pick<AttemptRow, 'category' | 'score' | 'traits' | 'completedAt'>;

/** The latest result of each category that was completed by an instant. */
export async function latestResults(
  tx: Queryable,
  userId: UserId,
  by: Date,
): Promise<CategoryResult[]> {
  return (await latestResultsOf(tx, [{ userId, by }])).get(userId) ?? [];
}

/** The same for many people, each by an instant of their own. */
export async function latestResultsOf(
  tx: Queryable,
  wanted: readonly { readonly userId: UserId; readonly by: Date }[],
): Promise<ReadonlyMap<UserId, CategoryResult[]>> {
  const { userId, category, score, traits, completedAt, id } = assessmentAttempts;
  const people = sql.param(wanted.map((each) => each.userId));
  const instants = sql.param(wanted.map(({ by }) => by.toISOString()));
  const rows = await tx
    .selectDistinctOn([userId, category], { userId, category, score, traits, completedAt })
    .from(assessmentAttempts)
    .innerJoin(
      sql`unnest(${people}::uuid[], ${instants}::timestamptz[]) AS wanted (person, by)`,
      sql`wanted.person = ${userId} AND ${completedAt} <= wanted.by`,
    )
    .orderBy(asc(userId), asc(category), desc(completedAt), desc(id));
  return Map.groupBy(rows, (row) => row.userId);
}

interface CategoryStatus {
  readonly category: CategorySlug;
  /** The answers of its draft, where one is begun. */
  readonly answers: Answers | null;
  readonly lastCompletedAt: Date | null;
}

/** For each category, in the order given: what its draft holds and when it was last completed. */
export async function categoryStatuses(
  tx: Queryable,
  userId: UserId,
  categories: readonly CategorySlug[],
  contentVersion: string,
): Promise<CategoryStatus[]> {
  const { rows } = await tx.execute<{
    category: CategorySlug;
    answers: Answers | null;
    last_completed_at: string | null;
  }>(sql`
    SELECT wanted.category, draft.answers,
      (SELECT max(completed_at) FROM assessment_attempts AS attempt
        WHERE attempt.user_id = ${userId} AND attempt.category = wanted.category) AS last_completed_at
    FROM unnest(${sql.param([...categories])}::text[]) WITH ORDINALITY AS wanted (category, place)
    LEFT JOIN assessment_drafts AS draft
      ON draft.user_id = ${userId} AND draft.category = wanted.category
        AND draft.content_version = ${contentVersion}
    ORDER BY place`);
  return rows.map(({ category, answers, last_completed_at }) => ({
    category,
    answers,
    lastCompletedAt: last_completed_at === null ? null : new Date(last_completed_at),
  }));
}

/** As one comparison of rows, which the index by time answers. */
function before({ time, id }: Cursor) {
  const { completedAt, id: attemptId } = assessmentAttempts;
  return sql`(${completedAt}, ${attemptId}) < (${sql.param(time, completedAt)}, ${id})`;
}

function ownDraft(userId: UserId, category: CategorySlug) {
  return and(eq(assessmentDrafts.userId, userId), eq(assessmentDrafts.category, category));
}

export function countAttempts(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(assessmentAttempts, eq(assessmentAttempts.userId, userId));
}

export function attemptsByDay(tx: Queryable, from: Date): Promise<DayCounts> {
  return countDays(tx, assessmentAttempts, assessmentAttempts.completedAt, from);
}
