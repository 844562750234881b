import { type ReminderFrequency, reminderFrequencies } from '@stratum/contract/reminder-words';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { NumberField, TimeField } from '../../../shared/ui/lazy-fields.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import type { ReminderTimes } from './reminder-times.ts';
import { WeekdayChoice } from './weekday-choice.tsx';

interface ReminderFieldsProps {
  reminder: ReminderTimes;
  /** What precedes the names of its fields in what is sent, such as `reminders.0.`. */
  prefix?: string;
  onChange: (reminder: ReminderTimes) => void;
}

/** When a reminder comes and by which ways, as it is made with a goal and changed later. */
export function ReminderFields({ reminder, prefix = '', onChange }: ReminderFieldsProps) {
  const { t } = useTranslation('features/reminders/fields');
  const { frequency, time, weekdays: chosen = [], channels } = reminder;
  const choose = (value: ReminderFrequency) => {
    const days = { Daily: {}, Weekly: { weekdays: ['Monday' as const] }, Monthly: { day: '01' } };
    const none = { weekdays: undefined, day: undefined };
    if (value !== frequency) onChange({ ...reminder, ...none, frequency: value, ...days[value] });
  };
  return (
    <div className="grid gap-5">
      <FrequencyChoice value={frequency} onChange={choose} />
      {frequency === 'Weekly' && (
        <WeekdayChoice
          name={`${prefix}weekdays`}
          value={chosen}
          onChange={(weekdays) => onChange({ ...reminder, weekdays })}
        />
      )}
      {frequency === 'Monthly' && (
        <NumberField
          label={t('day')}
          description={t('day_note')}
          name={`${prefix}day`}
          value={Number(reminder.day)}
          min={1}
          max={31}
          onChange={(day) =>
            day !== null && onChange({ ...reminder, day: String(day).padStart(2, '0') })
          }
        />
      )}
      <TimeField
        label={t('time')}
        name={`${prefix}time`}
        look="large"
        value={time}
        onChange={(changed) => changed !== null && onChange({ ...reminder, time: changed })}
      />
      <ChannelChoice
        name={`${prefix}channels`}
        value={channels}
        onChange={(ways) => onChange({ ...reminder, channels: ways })}
      />
    </div>
  );
}

interface FrequencyChoiceProps {
  value: ReminderFrequency;
  onChange: (frequency: ReminderFrequency) => void;
}

function FrequencyChoice({ value, onChange }: FrequencyChoiceProps) {
  const { t } = useTranslation('features/reminders/fields');
  return (
    <RadioGroup
      aria-label={t('frequency')}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => {
        const found = reminderFrequencies.find((each) => each === chosen);
        if (found) onChange(found);
      }}
      className="grid grid-cols-3 rounded-full border border-outline p-0.5"
    >
      {reminderFrequencies.map((each) => (
        <Radio
          key={each}
          value={each}
          className="focus-ring flex min-h-11 cursor-pointer items-center justify-center rounded-full px-2 text-label font-medium data-hovered:bg-hover data-selected:bg-accent-soft data-selected:font-semibold"
        >
          {t(`frequencies.${each}`)}
        </Radio>
      ))}
    </RadioGroup>
  );
}
