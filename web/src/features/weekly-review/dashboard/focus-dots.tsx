import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import type { Focus } from './use-weekly-focus.ts';

interface FocusDotsProps {
  days: Focus['days'];
  today: string;
}

/** A dot for each of the seven days, filled where something was done. */
export function FocusDots({ days, today }: FocusDotsProps) {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  return (
    <ol className="flex gap-2.5">
      {days.map(({ date, done }) => (
        <li
          key={date}
          aria-current={date === today ? 'date' : undefined}
          className="text-center text-small text-ink-2 aria-[current=date]:font-semibold aria-[current=date]:text-ink"
        >
          <span className="sr-only">
            {t(done ? 'dashboard.day_done' : 'dashboard.day_open', {
              day: format.calendarDay(date),
            })}
          </span>
          <span
            aria-hidden="true"
            className={`mb-1 grid size-7 place-items-center rounded-full border transition-colors ${done ? 'border-transparent bg-accent text-on-accent forced-color-adjust-none' : 'border-dashed border-field'}`}
          >
            {done && <CheckIcon className="size-4!" />}
          </span>
          <span aria-hidden="true">{format.weekdayShort(date).charAt(0).toUpperCase()}</span>
        </li>
      ))}
    </ol>
  );
}
