import { dayNumber } from '@stratum/contract/plain-days';
import { useTranslation } from 'react-i18next';
import type { Details } from '../ticked-details.ts';

interface LinkedWinsProps {
  wins: NonNullable<Details['wins']>;
  /** The last day of the goal. */
  to: string;
  width: number;
}

const rowHeight = 8;

/** The days on which the habits that feed a goal were won, below the same days of its line. */
export function LinkedWins({ wins, to, width }: LinkedWinsProps) {
  const { t } = useTranslation('features/goals/details');
  const first = dayNumber(wins.from);
  const passed = dayNumber(wins.to) - first + 1;
  const days = Math.max(passed, dayNumber(to) - first + 1);
  const step = width / days;
  return wins.habits.map(({ habit, won }) => (
    <div key={habit} className="mt-3">
      <p className="flex justify-between gap-4 text-small">
        <span className="font-medium">{t(`habit.${habit}`)}</span>
        <span className="text-ink-2">{t('wins', { won: won.length, count: passed })}</span>
      </p>
      <svg viewBox={`0 0 ${width} ${rowHeight}`} aria-hidden="true" className="mt-1 block w-full">
        <rect width={passed * step} height={rowHeight} className="fill-win-0" />
        {won.map((day) => (
          <rect
            key={day}
            x={(dayNumber(day) - first) * step}
            width={Math.max(1, step - (step > 3 ? 1 : 0))}
            height={rowHeight}
            className="fill-ok"
          />
        ))}
      </svg>
    </div>
  ));
}
