import { habits } from '@stratum/contract/habits';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../shared/ui/link.tsx';
import { HabitTile } from '../glyphs/habit-tile.tsx';

/** A full day at the next visit: the five in one row, which opens again. */
export function FoldedHabits({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('features/daily-wins');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line px-4 py-4 md:px-6">
      <span className="flex gap-2">
        {habits.map((habit) => (
          <HabitTile key={habit} habit={habit} isYes />
        ))}
      </span>
      <TextButton className="text-label" onClick={onOpen}>
        {t('show_five')}
      </TextButton>
    </div>
  );
}
