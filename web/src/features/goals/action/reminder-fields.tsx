import { weekdays } from '@stratum/contract/plain-days';
import { reminderFrequencies } from '@stratum/contract/reminder';
import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '../../../shared/forms/route-form.tsx';
import { FieldErrorText } from '../../../shared/person-fields/field-error-text.tsx';
import { chipStyle } from '../../../shared/ui/chip-style.ts';
import { NumberField, TimeField } from '../../../shared/ui/lazy-fields.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { DraftReminder } from '../draft/goal-draft.ts';
import { useReminderWords } from './use-reminder-words.ts';

interface ReminderFieldsProps {
  reminder: DraftReminder;
  /** Its path in what is sent. */
  name: string;
  onChange: (reminder: DraftReminder) => void;
}

/** Monday first, as the page's calendars have it. */
const shownWeekdays = [...weekdays.slice(1), weekdays[0]];
/** What needs no word of the person's; a text message does. */
const channels = ['in_app', 'push', 'email'] as const;

export function ReminderFields({ reminder, name, onChange }: ReminderFieldsProps) {
  const { t } = useTranslation('features/goals');
  const { frequency, time } = reminder;
  const choose = (value: string) => {
    const { weekdays: _, day: __, ...rest } = reminder;
    const chosen = reminderFrequencies.find((each) => each === value) ?? frequency;
    const days = { Daily: {}, Weekly: { weekdays: ['Monday' as const] }, Monthly: { day: '01' } };
    onChange({ ...rest, frequency: chosen, ...days[chosen] });
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TimeField
          label={t('reminder.time')}
          name={`${name}.time`}
          value={time}
          onChange={(changed) => changed !== null && onChange({ ...reminder, time: changed })}
        />
        <Select label={t('reminder.frequency')} value={frequency} onChange={choose}>
          {reminderFrequencies.map((each) => (
            <option key={each} value={each}>
              {t(`reminder.frequencies.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      {frequency === 'Weekly' && (
        <WeekdayChoice reminder={reminder} name={name} onChange={onChange} />
      )}
      {frequency === 'Monthly' && (
        <NumberField
          label={t('reminder.day')}
          description={t('reminder.day_note')}
          name={`${name}.day`}
          value={Number(reminder.day)}
          min={1}
          max={31}
          onChange={(day) =>
            day !== null && onChange({ ...reminder, day: String(day).padStart(2, '0') })
          }
        />
      )}
      <ChannelChoice reminder={reminder} name={name} onChange={onChange} />
    </>
  );
}

function WeekdayChoice({ reminder, name, onChange }: ReminderFieldsProps) {
  const { t } = useTranslation('features/goals');
  const { weekdayName } = useReminderWords();
  const { weekdays: chosen = [] } = reminder;
  return (
    <Choice label={t('reminder.weekdays')} name={`${name}.weekdays`}>
      {shownWeekdays.map((weekday) => (
        <ToggleButton
          key={weekday}
          isSelected={chosen.includes(weekday)}
          onChange={(isChosen) =>
            onChange({
              ...reminder,
              weekdays: weekdays.filter((each) =>
                each === weekday ? isChosen : chosen.includes(each),
              ),
            })
          }
          className={chipStyle}
        >
          {weekdayName(weekday)}
        </ToggleButton>
      ))}
    </Choice>
  );
}

function ChannelChoice({ reminder, name, onChange }: ReminderFieldsProps) {
  const { t } = useTranslation('features/goals');
  const { channels: chosen } = reminder;
  return (
    <Choice label={t('reminder.channels')} name={`${name}.channels`}>
      {channels.map((channel) => (
        <ToggleButton
          key={channel}
          isSelected={chosen.includes(channel)}
          onChange={(isChosen) =>
            onChange({
              ...reminder,
              channels: channels.filter((each) =>
                each === channel ? isChosen : chosen.includes(each),
              ),
            })
          }
          className={chipStyle}
        >
          {t(`reminder.channel.${channel}`)}
        </ToggleButton>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  children: ReactNode;
}

/** Some of several, with the sentence that the form has for them. */
function Choice({ label, name, children }: ChoiceProps) {
  const error = useFieldError(name);
  return (
    <fieldset data-invalid={error === undefined ? undefined : true}>
      <legend className="mb-2 text-label font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      <FieldErrorText id={`problem-of-${name}`}>{error}</FieldErrorText>
    </fieldset>
  );
}
