import { type Weekday, weekdays } from '@stratum/contract/plain-days';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../shared/forms/route-form.tsx';
import { FieldErrorText } from '../../../shared/person-fields/field-error-text.tsx';
import { useReminderWords } from './use-reminder-words.ts';

/** Monday first, as the page's calendars have it. */
const shownWeekdays = [...weekdays.slice(1), weekdays[0]];

const dayStyle =
  'focus-ring min-h-11 min-w-0 cursor-pointer rounded-md border border-outline text-label font-medium ' +
  'transition-colors data-hovered:bg-hover data-selected:border-transparent data-selected:bg-accent ' +
  'data-selected:text-on-accent data-selected:forced-color-adjust-none';

interface WeekdayChoiceProps {
  name: string;
  value: readonly Weekday[];
  onChange: (weekdays: Weekday[]) => void;
}

export function WeekdayChoice({ name, value, onChange }: WeekdayChoiceProps) {
  const { t } = useTranslation('features/reminders/fields');
  const { weekdayName, weekdayShort } = useReminderWords();
  const error = useFieldError(name);
  return (
    <fieldset data-invalid={error === undefined ? undefined : true} className="min-w-0">
      <legend className="sr-only">{t('weekdays')}</legend>
      <div className="grid grid-cols-7 gap-1 sm:gap-1.5">
        {shownWeekdays.map((weekday) => (
          <ToggleButton
            key={weekday}
            isSelected={value.includes(weekday)}
            onChange={(isChosen) =>
              onChange(
                weekdays.filter((each) => (each === weekday ? isChosen : value.includes(each))),
              )
            }
            className={dayStyle}
          >
            <span aria-hidden="true">{weekdayShort(weekday)}</span>
            <span className="sr-only">{weekdayName(weekday)}</span>
          </ToggleButton>
        ))}
      </div>
      <FieldErrorText id={`problem-of-${name}`}>{error}</FieldErrorText>
    </fieldset>
  );
}
