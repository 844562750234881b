import type { GoalEvent } from '@stratum/contract/goal-history';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { useClocks } from '../../profile/index.ts';
import { goalPath } from '../goal-path.ts';
import { isFinish } from './is-finish.ts';
import { useEventSentence } from './use-event-sentence.ts';

interface EventItemProps {
  event: GoalEvent;
  isOfOneGoal: boolean;
}

/** A sentence that opens what it tells of; a filled dot for what was finished. */
export function EventItem({ event, isOfOneGoal }: EventItemProps) {
  const { t } = useTranslation('features/goals/history');
  const format = useFormat();
  const { calendar, timeOf } = useClocks();
  const sentence = useEventSentence();
  const { at, goalId, goalName, data } = event;
  const day = calendar.dayOf(at);
  const isRemindersOwn = data.change.startsWith('reminder_');
  return (
    <li className="relative border-l border-line pb-5 pl-6 last:border-transparent last:pb-0">
      <span
        aria-hidden="true"
        className={`absolute top-1.5 -left-1.5 size-3 rounded-full border-2 ${
          isFinish(data) ? 'border-ok bg-ok' : 'border-field bg-page'
        }`}
      />
      <LocaleLink
        to={isRemindersOwn ? `/reminders?goalId=${goalId}` : goalPath(goalId)}
        className="focus-ring rounded-sm text-ink no-underline wrap-anywhere hover:underline"
      >
        {sentence(event)}
      </LocaleLink>
      <p className="mt-0.5 text-label text-ink-2 wrap-anywhere">
        <time dateTime={at}>
          {t('at', {
            weekday: format.weekdayShort(day),
            day: Number(day.slice(8)),
            time: timeOf(at),
          })}
        </time>
        {!isOfOneGoal && ` · ${goalName}`}
      </p>
    </li>
  );
}
