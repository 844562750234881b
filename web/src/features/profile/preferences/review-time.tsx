import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import { addDays, type Weekday, weekdayOf, weekdays } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TimeSelect } from '../notifications/time-select.tsx';

const { getWeeklyReviewTime, putWeeklyReviewTime } = weeklyReviewEndpoints;
const aMonday = '2026-11-23';
const week = weekdays.map((_, index) => addDays(aMonday, index));

/** The weekday and the time of the weekly review; each change takes effect at once. */
export default function ReviewTime() {
  const { t } = useTranslation('features/profile');
  const format = useFormat();
  const read = useRoute(getWeeklyReviewTime);
  const change = useRouteMutation(putWeeklyReviewTime, {
    inOrder: true,
    optimistic: ({ body }) => [patchReply(getWeeklyReviewTime, {}, (known) => body ?? known)],
  });
  const chosen = read.data;
  return (
    <QueryState reads={[read]} skeleton={<Skeleton className="h-20 w-80" />}>
      {chosen && (
        <div className="flex flex-wrap gap-5">
          <Select
            label={t('review.weekday')}
            value={chosen.weekday}
            onChange={(weekday) =>
              change.mutate({ body: { ...chosen, weekday: asWeekday(weekday) } })
            }
            className="w-44"
          >
            {week.map((day) => (
              <option key={day} value={weekdayOf(day)}>
                {format.weekday(day)}
              </option>
            ))}
          </Select>
          <TimeSelect
            label={t('review.time')}
            value={chosen.time}
            onChange={(time) => change.mutate({ body: { ...chosen, time } })}
          />
        </div>
      )}
      <p role="alert" className="mt-2 text-small font-medium text-danger empty:hidden">
        {change.error?.message}
      </p>
    </QueryState>
  );
}

function asWeekday(value: string): Weekday {
  return weekdays.find((weekday) => weekday === value) ?? 'Sunday';
}
