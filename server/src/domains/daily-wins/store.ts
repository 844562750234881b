import { habits, type SkipReason } from '@stratum/contract/habits';
import type { UserId } from '@stratum/contract/ids';
import type { Span } from '@stratum/contract/plain-days';
import type { WinsChange } from '@stratum/contract/wins';
import { and, asc, between, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { countDays as countByDay, type DayCounts } from '../../platform/count-days.ts';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import type { RecordedDay } from './frozen-days.ts';
import { type DailyWinRow, dailyWins } from './tables.ts';

interface Day {
  readonly userId: UserId;
  readonly date: string;
}

interface Post extends Day {
  readonly wins: WinsChange;
  /** Whether the day is over. */
  readonly isLate: boolean;
}

/** Changes the habits named and no others, in one statement: two devices never undo each other. */
export async function mergeWins(tx: Queryable, post: Post): Promise<DailyWinRow> {
  const { userId, date, wins, isLate: filledLater } = post;
  const named = habits.filter((habit) => wins[habit] !== undefined);
  const changes = named.map((habit) => sql`${dailyWins[habit]} <> ${excluded(habit)}`);
  const isChange = sql`(not ${dailyWins.posted} or ${sql.join(changes, sql` or `)})`;
  const [row] = await tx
    .insert(dailyWins)
    .values({ userId, date, ...wins, posted: true, filledLater })
    .onConflictDoUpdate({
      target: [dailyWins.userId, dailyWins.date],
      set: {
        ...Object.fromEntries(named.map((habit) => [habit, excluded(habit)])),
        posted: true,
        skipped: null,
        filledLater: sql`${dailyWins.filledLater} or (${filledLater} and ${isChange})`,
      },
    })
    .returning();
  if (!row) throw new Error('an upsert returned no row');
  return row;
}

const yesToAll = Object.fromEntries(habits.map((habit) => [habit, true]));
const noToAll = Object.fromEntries(habits.map((habit) => [habit, false]));

/** Yes to all five. @returns nothing where something was posted for the day, or it was skipped */
export async function fillOpenDay(tx: Queryable, day: Day): Promise<DailyWinRow | undefined> {
  const [row] = await tx
    .insert(dailyWins)
    .values({ ...day, ...yesToAll, posted: true })
    .onConflictDoUpdate({
      target: [dailyWins.userId, dailyWins.date],
      set: { ...yesToAll, posted: true },
      setWhere: sql`not ${dailyWins.posted} and ${dailyWins.skipped} is null`,
    })
    .returning();
  return row;
}

/** A full day as if nothing had been posted. @returns nothing where it is not full */
export async function clearFullDay(
  tx: Queryable,
  { userId, date }: Day,
): Promise<DailyWinRow | undefined> {
  const [row] = await tx
    .update(dailyWins)
    .set({ ...noToAll, posted: false })
    .where(
      and(
        eq(dailyWins.userId, userId),
        eq(dailyWins.date, date),
        eq(dailyWins.points, habits.length),
        isNull(dailyWins.skipped),
      ),
    )
    .returning();
  return row;
}

export async function insertDays(
  tx: Queryable,
  rows: readonly (typeof dailyWins.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(dailyWins).values([...rows]);
}

/** What an upsert would have inserted. */
function excluded(column: keyof DailyWinRow) {
  return sql`excluded.${sql.identifier(dailyWins[column].name)}`;
}

export async function skipDay(
  tx: Queryable,
  day: Day,
  skipped: SkipReason,
): Promise<DailyWinRow | undefined> {
  const [row] = await tx
    .insert(dailyWins)
    .values({ ...day, skipped, posted: false })
    .onConflictDoUpdate({ target: [dailyWins.userId, dailyWins.date], set: { skipped } })
    .returning();
  return row;
}

/** @returns nothing where the day has no row */
export async function endSkip(
  tx: Queryable,
  { userId, date }: Day,
): Promise<DailyWinRow | undefined> {
  const [row] = await tx
    .update(dailyWins)
    .set({ skipped: null })
    .where(and(eq(dailyWins.userId, userId), eq(dailyWins.date, date)))
    .returning();
  return row;
}

export async function listDays(
  tx: Queryable,
  userId: UserId,
  { from, to }: Span,
): Promise<DailyWinRow[]> {
  return tx
    .select()
    .from(dailyWins)
    .where(and(eq(dailyWins.userId, userId), between(dailyWins.date, from, to)))
    .orderBy(asc(dailyWins.date));
}

/** The same of several people. */
export async function listDaysOf(
  tx: Queryable,
  userIds: readonly UserId[],
  { from, to }: Span,
): Promise<DailyWinRow[]> {
  return tx
    .select()
    .from(dailyWins)
    .where(and(inArray(dailyWins.userId, [...userIds]), between(dailyWins.date, from, to)));
}

/** All of a person's days in short, from the index alone. */
export async function listRecordedDays(tx: Queryable, userId: UserId): Promise<RecordedDay[]> {
  return recordedDaysIn(tx).execute({ userId });
}

const recordedDaysIn = defineStatement((db) => {
  const { date, points, posted, skipped } = dailyWins;
  return db
    .select({ date, points, posted, skipped })
    .from(dailyWins)
    .where(eq(dailyWins.userId, sql.placeholder('userId')))
    .orderBy(asc(date))
    .prepare('list_recorded_days');
});

/** All of a person's days, page by page. */
export function everyDay(tx: Queryable, userId: UserId): AsyncGenerator<DailyWinRow> {
  return everyRow((last: DailyWinRow | undefined, limit) =>
    tx
      .select()
      .from(dailyWins)
      .where(and(eq(dailyWins.userId, userId), last && gt(dailyWins.date, last.date)))
      .orderBy(asc(dailyWins.date))
      .limit(limit),
  );
}

export async function hasPosted(tx: Queryable, userId: UserId): Promise<boolean> {
  const rows = await tx
    .select({ date: dailyWins.date })
    .from(dailyWins)
    .where(and(eq(dailyWins.userId, userId), eq(dailyWins.posted, true)))
    .limit(1);
  return rows.length > 0;
}

/** Days with a win at least. */
export function countDays(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(dailyWins, and(eq(dailyWins.userId, userId), gt(dailyWins.points, 0)));
}

/** Days with a win at least, of everybody. */
export function winsByDay(tx: Queryable, from: Date): Promise<DayCounts> {
  return countByDay(tx, dailyWins, dailyWins.date, from, sql`${dailyWins.points} > 0`);
}
