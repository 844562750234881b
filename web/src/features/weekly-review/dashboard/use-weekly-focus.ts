import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import type { WeeklyFocus } from '@stratum/contract/weekly-review';
import { useTranslation } from 'react-i18next';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { useRoute } from '../../../shared/api/queries.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import {
  enqueue,
  followWrites,
  inputFor,
  type OutboxEntry,
  useOutbox,
} from '../../../shared/outbox/index.ts';

const { getWeeklyFocus, putWeeklyFocus } = weeklyReviewEndpoints;

export type Focus = NonNullable<WeeklyFocus['focus']>;

/** What this week is about, and the review that waits; undefined until it is known. */
export function useWeeklyFocus(): WeeklyFocus | undefined {
  return useRoute(getWeeklyFocus).data;
}

/** The focus with the days that wait for the server, and how to say that something was done on one. */
export function useFocusDays(focus: Focus) {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  const objectOf = (date: string) => `weekly-focus/${focus.week}/${date}`;
  const entries = useOutbox();
  const days = focus.days.map((day) =>
    entries
      .filter(({ object, held }) => held === null && object === objectOf(day.date))
      .reduce(applied, day),
  );
  return {
    days,
    isDelayed: entries.some(
      ({ object, failures }) => failures > 0 && days.some(({ date }) => object === objectOf(date)),
    ),
    say: (date: string, done: boolean) =>
      enqueue({
        endpoint: putWeeklyFocus,
        input: { body: { week: focus.week, date, done } },
        object: objectOf(date),
        label: t('dashboard.said', { day: format.dayMonth(date) }),
        day: date,
        merge: (_before, next) => next,
      }),
  };
}

/** A word that is taken back leaves what was seen. */
function applied(day: Focus['days'][number], entry: OutboxEntry): Focus['days'][number] {
  const body = inputFor(entry, putWeeklyFocus)?.body;
  if (!body) return day;
  const seen = day.done && !day.said;
  return { ...day, said: body.done, done: body.done || seen };
}

followWrites(putWeeklyFocus, {
  taken: (_input, reply) => patchReply(getWeeklyFocus, undefined, () => reply).apply(queryClient),
  refused: () => void invalidateAfter(putWeeklyFocus),
});
