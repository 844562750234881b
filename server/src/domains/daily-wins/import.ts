import { type Habit, habits, type SkipReason, streakMilestones } from '@stratum/contract/habits';
import type { UserId } from '@stratum/contract/ids';
import { addDays, type Span } from '@stratum/contract/plain-days';
import type { Wins } from '@stratum/contract/wins';
import type { Transaction } from '../../platform/database.ts';
import { takeMilestones } from './milestones-store.ts';
import { replacePause } from './rest-store.ts';
import { saveRules } from './rules-store.ts';
import { insertDays } from './store.ts';

interface ImportedDay {
  readonly date: string;
  /** Null where nothing was posted. */
  readonly wins: Wins | null;
  readonly skipped: SkipReason | null;
  readonly filledLater: boolean;
}

export interface WinHistory {
  readonly days: readonly ImportedDay[];
  readonly pauses: readonly Span[];
  /** From the first day on. */
  readonly rules: Readonly<Partial<Record<Habit, string>>>;
}

/** Puts a whole history in place, for somebody who has none; nothing of it is left to be celebrated. */
export async function importWins(
  tx: Transaction,
  userId: UserId,
  { days, pauses, rules }: WinHistory,
  now: Date,
): Promise<void> {
  const [first] = days;
  if (!first) return;
  await insertDays(
    tx,
    days.map(({ wins, ...day }) => ({ ...day, ...wins, userId, posted: wins !== null })),
  );
  for (const { from, to } of pauses) {
    await replacePause(tx, userId, { today: from, yesterday: addDays(from, -1), until: to });
  }
  const written = habits.flatMap((habit) => {
    const text = rules[habit];
    return text === undefined ? [] : [{ userId, habit, fromDate: first.date, text }];
  });
  await saveRules(tx, written);
  await takeMilestones(tx, userId, streakMilestones, now);
}
