import { habits } from '@stratum/contract/habits';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { HabitIcon } from '../../daily-wins/index.ts';
import { useClocks } from '../../profile/index.ts';
import { CardFrame, CardTitle } from './card-frame.tsx';

/** All five of a day. */
export function FiveWinsBody({ date }: { date: string }) {
  const { t } = useTranslation('features/chat/bodies');
  const format = useFormat();
  const { today } = useClocks();
  return (
    <CardFrame>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div>
          <CardTitle>{date === today ? t('five.today') : t('five.then')}</CardTitle>
          {date !== today && <p className="text-label text-ink-2">{format.calendarDay(date)}</p>}
        </div>
        <span aria-hidden="true" className="flex gap-1.5">
          {habits.map((habit) => (
            <span
              key={habit}
              className="grid size-7 place-items-center rounded-full bg-ok text-surface forced-color-adjust-none"
            >
              <HabitIcon habit={habit} className="size-4!" />
            </span>
          ))}
        </span>
      </div>
    </CardFrame>
  );
}
