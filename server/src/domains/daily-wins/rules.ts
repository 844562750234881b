import type { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { type Habit, habits } from '@stratum/contract/habits';
import type { UserId } from '@stratum/contract/ids';
import { addDays } from '@stratum/contract/plain-days';
import type { WinRules } from '@stratum/contract/wins';
import type { Queryable } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import type { Deps } from './deps.ts';
import { deleteRulesAfter, rulesAround, saveRules } from './rules-store.ts';
import type { DailyWinRuleRow } from './tables.ts';

export async function rulesOn(tx: Queryable, userId: UserId, date: string): Promise<WinRules> {
  return toRules(await rulesAround(tx, userId, date), date);
}

/**
 * Changes the rules named from tomorrow on, so that nobody moves today's goal; a habit that has none
 * today gets its first one at once.
 */
export async function changeRules(deps: Deps, call: Call<typeof routes.putDailyWinRules>) {
  const { tx, caller, body } = call;
  const { userId } = caller;
  const today = todayOf(deps, caller);
  const before = await rulesOn(tx, userId, today);
  const named = habits.filter((habit) => body.rules[habit] !== undefined);
  await deleteRulesAfter(tx, userId, named, today);
  const rows = named.flatMap((habit): DailyWinRuleRow[] => {
    const text = body.rules[habit] ?? null;
    if (text === before[habit].text) return [];
    const fromDate = before[habit].text === null ? today : addDays(today, 1);
    return [{ userId, habit, fromDate, text }];
  });
  await saveRules(tx, rows);
  return { rules: await rulesOn(tx, userId, today) };
}

function toRules(rows: readonly DailyWinRuleRow[], date: string): WinRules {
  const ruleOf = (habit: Habit) => {
    const own = rows.filter((row) => row.habit === habit);
    const next = own.find(({ fromDate }) => fromDate > date);
    return {
      text: own.find(({ fromDate }) => fromDate <= date)?.text ?? null,
      next: next ? { text: next.text, from: next.fromDate } : null,
    };
  };
  return {
    alarm: ruleOf('alarm'),
    personalFitness: ruleOf('personalFitness'),
    purposefulNutrition: ruleOf('purposefulNutrition'),
    noDistractions: ruleOf('noDistractions'),
    personalDevelopment: ruleOf('personalDevelopment'),
  };
}
