import { habits } from '@stratum/contract/habits';
import type { GroupId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { HabitIcon } from '../../daily-wins/index.ts';
import { sumOfToday, useToday } from '../data/use-today.ts';

/** Above the members of a group: how much of today is done, and which dot is which. */
export function DayHead({ groupId, id }: { groupId: GroupId; id?: string }) {
  const { t } = useTranslation('features/boards');
  const { data } = useToday(groupId);
  const shares = data !== undefined && data.items.length > 0;
  return (
    <div className="pb-2">
      <div className="flex items-baseline justify-between gap-3 pb-2">
        <h2 id={id} className="text-ui font-semibold">
          {t('today')}
        </h2>
        {shares && (
          <p className="text-label text-ink-2 tabular-nums">{t('of', sumOfToday(data))}</p>
        )}
      </div>
      {shares && (
        <div aria-hidden="true" className="flex justify-end gap-1 pr-8 text-ink-2">
          {habits.map((habit) => (
            <HabitIcon key={habit} habit={habit} className="size-3.5!" />
          ))}
        </div>
      )}
    </div>
  );
}
