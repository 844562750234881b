import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { type Habit, habits, type SkipReason } from '@stratum/contract/habits';
import type { WinDay } from '@stratum/contract/wins';
import { useTranslation } from 'react-i18next';
import { patchReply } from '../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../shared/api/queries.ts';
import type { RouteInput } from '../../shared/api/route-input.ts';
import { enqueue } from '../../shared/outbox/index.ts';
import { dayObject, useRefusal } from './waiting-wins.ts';

const { getWinsOverview, pauseDailyWins, postDailyWin, skipDailyWin } = dailyWinEndpoints;
type Post = RouteInput<typeof postDailyWin>;

/** Every way to change a day, shown at once. Taps and skips wait for the network where there is none. */
export function useWins() {
  const { t } = useTranslation('features/daily-wins');
  const refusal = useRefusal();
  const pause = useRouteMutation(pauseDailyWins, {
    optimistic: ({ body }) => [
      patchReply(getWinsOverview, undefined, (known) => ({ ...known, pausedUntil: body.until })),
    ],
  });
  return {
    problem: pause.error?.message ?? refusal,
    toggle(day: WinDay, habit: Habit) {
      const isYes = !day.wins[habit];
      enqueue({
        endpoint: postDailyWin,
        input: { body: { date: day.date, wins: { [habit]: isYes } } },
        object: dayObject(day.date),
        label: t(isYes ? 'waiting.yes' : 'waiting.no', { habit: t(`habit.${habit}`) }),
        day: day.date,
        merge: (waiting, next) => (isSameHabit(waiting, next) ? next : null),
      });
    },
    /** Null counts the day again. */
    skip(date: string, reason: SkipReason | null) {
      enqueue({
        endpoint: skipDailyWin,
        input: { body: { date, reason } },
        object: dayObject(date),
        label: t(reason === null ? 'waiting.counted' : 'waiting.skipped'),
        day: date,
        merge: (_, next) => next,
      });
    },
    /** Null ends the pause. */
    pause(until: string | null) {
      pause.mutate({ body: { until } });
    },
  };
}

export type WinActions = ReturnType<typeof useWins>;

function isSameHabit({ body: { wins: one } }: Post, { body: { wins: other } }: Post): boolean {
  return habits.every((habit) => (one[habit] === undefined) === (other[habit] === undefined));
}
