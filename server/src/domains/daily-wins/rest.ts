import type { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import type { UserId } from '@stratum/contract/ids';
import { addDays, type Weekday, weekdays } from '@stratum/contract/plain-days';
import type { Transaction } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { endReminders } from './checkin-reminder.ts';
import { wrongDay } from './days.ts';
import type { Deps } from './deps.ts';
import { newestRestWeekdays, replacePause, replaceRestWeekdays } from './rest-store.ts';
import { hasPosted } from './store.ts';

/** @throws AppError invalid_input for a day that is over */
export async function pause(deps: Deps, { tx, caller, body }: Call<typeof routes.pauseDailyWins>) {
  const { until } = body;
  const today = todayOf(deps, caller);
  if (until !== null && until < today) throw wrongDay('until', 'past_day');
  await replacePause(tx, caller.userId, { today, yesterday: addDays(today, -1), until });
  if (until !== null) await endReminders(tx, caller.userId, today, deps.clock.now());
  return { until };
}

/** Before any day that can be posted for. */
const always = '1900-01-01';

/**
 * From tomorrow on, so that no figure of a day that was lived changes; for somebody who has not
 * posted yet, from the beginning.
 */
export async function changeRestWeekdays(
  tx: Transaction,
  userId: UserId,
  chosen: readonly Weekday[],
  today: string,
): Promise<void> {
  const inOrder = weekdays.filter((weekday) => chosen.includes(weekday));
  if (String(inOrder) === String(await newestRestWeekdays(tx, userId))) return;
  const from = (await hasPosted(tx, userId)) ? addDays(today, 1) : always;
  await replaceRestWeekdays(tx, userId, { from, weekdays: inOrder });
}
