import { type Habit, habits } from '@stratum/contract/habits';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { chipStyle } from '../../../shared/ui/chip-style.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';

interface HabitChoiceProps {
  value: readonly Habit[];
  onChange: (habits: readonly Habit[]) => void;
}

/** The daily wins that feed the goal. */
export function HabitChoice({ value, onChange }: HabitChoiceProps) {
  const { t } = useTranslation('features/goals');
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold">{t('action.habits')}</legend>
      <div className="flex flex-wrap gap-2">
        {habits.map((habit) => (
          <ToggleButton
            key={habit}
            isSelected={value.includes(habit)}
            onChange={(isChosen) =>
              onChange(habits.filter((each) => (each === habit ? isChosen : value.includes(each))))
            }
            className={chipStyle}
          >
            {({ isSelected }) => (
              <>
                {isSelected && <CheckIcon className="size-4" />}
                {t(`habit.${habit}`)}
              </>
            )}
          </ToggleButton>
        ))}
      </div>
      <p className="mt-1.5 text-small text-ink-2">{t('action.habits_note')}</p>
    </fieldset>
  );
}
