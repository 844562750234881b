import type { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { localDate } from '@stratum/contract/local-date';
import { addDays } from '@stratum/contract/plain-days';
import { eq } from 'drizzle-orm';
import type { SampleSetting, Samples } from '../../../test/sample.ts';
import { createTickets } from './checkin-tickets.ts';
import { dailyWins } from './tables.ts';

/** Sample people live in Berlin. */
const today = ({ on }: SampleSetting) => localDate(on.clock.now(), 'Europe/Berlin');
const thisDay = (setting: SampleSetting) => ({ query: { date: today(setting) } });
const span = (setting: SampleSetting) => ({
  query: { from: addDays(today(setting), -365), to: today(setting) },
});

/** A week of wins, up to today. */
async function aStreak(setting: SampleSetting) {
  const days = Array.from({ length: 7 }, (_, back) => addDays(today(setting), -back));
  const rows = days.map((date) => ({ userId: setting.owner.id, date, alarm: true, posted: true }));
  await setting.on.database.db.insert(dailyWins).values(rows).onConflictDoNothing();
  return { body: { milestone: 7 as const } };
}

/** For all five, on a day that nothing is posted for. */
async function aTicket(setting: SampleSetting): Promise<string> {
  const { on, owner } = setting;
  await on.database.db.delete(dailyWins).where(eq(dailyWins.userId, owner.id));
  return createTickets(on.deps.secrets).seal(['all_five', owner.id, today(setting)]);
}

export const samples = {
  postDailyWin: {
    statements: 6,
    call: (setting) => ({ body: { date: today(setting), wins: { alarm: true } } }),
  },
  getTodaySelected: { statements: 2 },
  getSelectedDailyWin: { statements: 2, call: thisDay },
  getDailyWin: { statements: 2, call: span },
  getWins: { statements: 2, call: () => ({ query: { view: 'year' } }) },
  getWinsStreak: { statements: 4 },
  getWinsOverview: { statements: 7 },
  getWeeklyWins: { statements: 4, call: span },
  getFrozenDays: { statements: 4, call: span },
  skipDailyWin: {
    statements: 6,
    call: (setting) => ({ body: { date: today(setting), reason: 'illness' } }),
  },
  pauseDailyWins: { statements: 7, call: (setting) => ({ body: { until: today(setting) } }) },
  getDailyWinRules: { statements: 2, call: thisDay },
  putDailyWinRules: {
    statements: 7,
    call: () => ({ body: { rules: { alarm: 'up at 06:30', noDistractions: null } } }),
  },
  getDailyWinReminder: { statements: 2 },
  putDailyWinReminder: { statements: 5, call: () => ({ body: { time: '06:30' } }) },
  actOnCheckin: {
    statements: 10,
    call: async (setting) => ({ body: { ticket: await aTicket(setting) } }),
  },
  celebrateStreak: { statements: 7, call: aStreak },
} satisfies Samples<typeof dailyWinRoutes>;
