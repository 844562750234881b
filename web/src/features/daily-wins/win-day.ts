import { fillableDays, habits } from '@stratum/contract/habits';
import { addDays } from '@stratum/contract/plain-days';
import type { WinDay, WinsChange } from '@stratum/contract/wins';

/** A day as a post will have left it. */
export function withWins(day: WinDay, change: WinsChange): WinDay {
  const wins = { ...day.wins };
  for (const habit of habits) wins[habit] = change[habit] ?? wins[habit];
  return { ...day, wins, points: habits.filter((habit) => wins[habit]).length, skipped: null };
}

/** Whether a day can be posted for: today, or one of the seven days before. */
export function isFillable(date: string, today: string): boolean {
  return date <= today && date >= addDays(today, -fillableDays);
}

/** The last day on which a day can be posted for. */
export function fillableUntil(date: string): string {
  return addDays(date, fillableDays);
}
