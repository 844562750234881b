import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { todayOf } from '../../platform/today.ts';
import { actOnCheckin } from './checkin-acts.ts';
import { changeReminder, checkinReminderDue } from './checkin-reminder.ts';
import { dayOf, daysOf, postDay, skip } from './days.ts';
import type { Deps } from './deps.ts';
import { celebrateStreak } from './milestones.ts';
import { overview } from './overview.ts';
import { dailyWinsPersonalData } from './personal-data.ts';
import { frozenDays, streak, weeklyWins } from './record.ts';
import { reminderTime } from './reminder-store.ts';
import { pause } from './rest.ts';
import { changeRules, rulesOn } from './rules.ts';
import { streakCheckDue } from './streak-check.ts';
import { winsView } from './views.ts';

export function dailyWinsDomain(deps: Deps) {
  const { db } = deps;
  return {
    name: 'daily-wins',
    routes: implement(dailyWinRoutes, {
      postDailyWin: (call) => postDay(deps, call),
      getTodaySelected: ({ caller }) => dayOf(db, caller.userId, todayOf(deps, caller)),
      getSelectedDailyWin: ({ caller, query }) => dayOf(db, caller.userId, query.date),
      getDailyWin: async ({ caller, query }) => ({
        items: await daysOf(db, caller.userId, query),
      }),
      getWins: (call) => winsView(deps, call),
      getWinsStreak: (call) => streak(deps, call),
      getWinsOverview: (call) => overview(deps, call),
      getWeeklyWins: (call) => weeklyWins(deps, call),
      getFrozenDays: (call) => frozenDays(deps, call),
      skipDailyWin: (call) => skip(deps, call),
      pauseDailyWins: (call) => pause(deps, call),
      getDailyWinRules: async ({ caller, query }) => ({
        rules: await rulesOn(db, caller.userId, query.date ?? todayOf(deps, caller)),
      }),
      putDailyWinRules: (call) => changeRules(deps, call),
      getDailyWinReminder: async ({ caller }) => ({ time: await reminderTime(db, caller.userId) }),
      putDailyWinReminder: (call) => changeReminder(deps, call),
      actOnCheckin: (call) => actOnCheckin(deps, call),
      celebrateStreak: (call) => celebrateStreak(deps, call),
    }),
    due: [checkinReminderDue(deps), streakCheckDue(deps)],
    personalData: dailyWinsPersonalData,
  } satisfies Domain;
}
