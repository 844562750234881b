import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import type { Habit, SkipReason } from '@stratum/contract/habits';
import type { WinDay } from '@stratum/contract/wins';
import { patchReply } from '../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../shared/api/queries.ts';
import { changedDay } from './changed-day.ts';
import { withWins } from './win-day.ts';

const { getWinsOverview, pauseDailyWins, postDailyWin, skipDailyWin } = dailyWinEndpoints;

/** Every way to change a day, shown at once and put back where it is refused. */
export function useWins() {
  const post = useRouteMutation(postDailyWin, {
    // A tap and its undo keep their order.
    inOrder: true,
    optimistic: ({ body }) => changedDay(body.date, (day) => withWins(day, body.wins)),
  });
  const skip = useRouteMutation(skipDailyWin, {
    optimistic: ({ body }) => changedDay(body.date, (day) => ({ ...day, skipped: body.reason })),
  });
  const pause = useRouteMutation(pauseDailyWins, {
    optimistic: ({ body }) => [
      patchReply(getWinsOverview, undefined, (known) => ({ ...known, pausedUntil: body.until })),
    ],
  });
  const forget = () => {
    for (const change of [post, skip, pause]) change.reset();
  };
  return {
    problem: (post.error ?? skip.error ?? pause.error)?.message ?? '',
    toggle(day: WinDay, habit: Habit) {
      forget();
      post.mutate({ body: { date: day.date, wins: { [habit]: !day.wins[habit] } } });
    },
    /** Null counts the day again. */
    skip(date: string, reason: SkipReason | null) {
      forget();
      skip.mutate({ body: { date, reason } });
    },
    /** Null ends the pause. */
    pause(until: string | null) {
      forget();
      pause.mutate({ body: { until } });
    },
  };
}

export type WinActions = ReturnType<typeof useWins>;
