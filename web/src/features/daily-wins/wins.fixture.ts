import type { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { habits } from '@stratum/contract/habits';
import { addDays, daysBetween, weekOf } from '@stratum/contract/plain-days';
import type { WinDay, WinRules, Wins } from '@stratum/contract/wins';
import type { RouteReply } from '../../shared/api/route-input.ts';

type Overview = RouteReply<typeof dailyWinEndpoints.getWinsOverview>;

/** A Wednesday. */
export const today = '2026-11-25';

export const noWins: Wins = {
  alarm: false,
  personalFitness: false,
  purposefulNutrition: false,
  noDistractions: false,
  personalDevelopment: false,
};
export const allWins: Wins = {
  alarm: true,
  personalFitness: true,
  purposefulNutrition: true,
  noDistractions: true,
  personalDevelopment: true,
};

const noRule = { text: null, next: null };
export const someRules: WinRules = {
  alarm: { text: 'up at 06:30', next: null },
  personalFitness: { text: '20 minutes, outside', next: null },
  purposefulNutrition: noRule,
  noDistractions: noRule,
  personalDevelopment: noRule,
};

export function winDay(date: string, given: Partial<WinDay> = {}): WinDay {
  const wins = given.wins ?? noWins;
  const points = habits.filter((habit) => wins[habit]).length;
  return { date, wins, points, skipped: null, filledLater: false, ...given };
}

/** The week of a day, Sunday to Saturday, with some of its days as given. */
export function weekWith(date: string, ...given: readonly WinDay[]) {
  const { from, to } = weekOf(date);
  const days = daysBetween(from, to).map(
    (each) => given.find((day) => day.date === each) ?? winDay(each),
  );
  return { from, to, days };
}

/** What the dashboard reads, with today as given. */
export function overviewOf(todays: Wins, given: Partial<Overview> = {}): Overview {
  const day = winDay(today, { wins: todays });
  const yesterday = winDay(addDays(today, -1), { wins: { ...noWins, alarm: true } });
  return {
    today: day,
    endsAt: `${addDays(today, 1)}T00:00:00.000Z`,
    week: weekWith(today, yesterday, day),
    frozen: [],
    figures: { streak: 26, perfectStreak: 0, bestStreak: 42, consistency: 97 },
    best: { from: '2026-05-10', to: '2026-06-20' },
    counted: { won: 28, days: 29 },
    celebrate: null,
    rules: someRules,
    pausedUntil: null,
    ...given,
  };
}
