import type { ReviewedGoal, WeeklyReview } from '@stratum/contract/weekly-review';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Heading } from '../../shared/ui/heading.tsx';
import { LocaleLink } from '../../shared/ui/link.tsx';
import { goalPath, TrackBar } from '../goals/index.ts';

/** Each goal against its plan, as it stood at the end of the week. */
export function ReviewedGoals({ review: { goals, to } }: { review: WeeklyReview }) {
  const { t } = useTranslation('features/weekly-review');
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 pb-3">
        <Heading level={2} size="label">
          {t('goals.title')}
        </Heading>
        <p aria-hidden="true" className="flex items-center gap-4 text-small text-ink-2">
          <span className="flex items-center gap-2">
            <span className="h-2 w-5 rounded-xs bg-accent" />
            {t('goals.done')}
          </span>
          <span className="flex items-center gap-2">
            <span className="h-4 w-0.5 bg-ink" />
            {t('goals.planned')}
          </span>
        </p>
      </div>
      <ul>
        {goals.map((goal) => (
          <li key={goal.id} className="border-t border-line py-4 last:pb-0">
            <GoalLine goal={goal} to={to} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function GoalLine({ goal, to }: { goal: ReviewedGoal; to: string }) {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  const { id, goalName, goalStartDate, planned, done, steps, progress, onTrack } = goal;
  const hasBegun = goalStartDate <= to;
  const standing = useStanding(goal, hasBegun);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 gap-y-1">
      <LocaleLink
        to={goalPath(id)}
        className="focus-ring -my-1 rounded-sm py-1 font-medium wrap-anywhere no-underline hover:underline"
      >
        {goalName}
      </LocaleLink>
      <p className={`text-right text-label ${hasBegun ? 'font-semibold' : 'text-ink-2'}`}>
        {standing}
      </p>
      {hasBegun && (
        <>
          <div className="col-span-2 mt-1">
            <TrackBar progress={progress} planned={onTrack.planned / steps} />
          </div>
          <p className="col-span-2 text-small text-ink-2">
            {planned === 0 && done > 0
              ? t('goals.unplanned', { done })
              : t('goals.this_week', { done, planned })}
            <span className="sr-only">
              {', '}
              {t('goals.in_words', {
                percent: format.percent(progress),
                planned: onTrack.planned,
                steps,
              })}
            </span>
          </p>
        </>
      )}
    </div>
  );
}

/** `A week behind`. */
function useStanding({ goalStartDate, progress, onTrack: { days } }: ReviewedGoal, begun: boolean) {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  if (!begun) return t('goals.begins', { day: format.dayMonth(goalStartDate) });
  if (progress === 100) return t('goals.finished');
  if (days === 0) return t('goals.on_track');
  const count = Math.abs(days);
  const time =
    count % 7 === 0 ? t('goals.weeks', { count: count / 7 }) : t('goals.days', { count });
  return t(days < 0 ? 'goals.behind' : 'goals.ahead', { time });
}
