import { Button, DatePicker, Group } from 'react-aria-components';
import { CalendarPopover } from './calendar.tsx';
import { toBounds, toDate } from './calendar-days.ts';
import { DateLocale } from './date-locale.tsx';
import { CalendarIcon } from './field-icons.tsx';
import { FieldLabel, FieldNotes, type FieldTexts, invalidProps } from './field-parts.tsx';
import { SegmentedInput, segmentedBoxStyle } from './segmented-input.tsx';

export interface DateFieldProps extends FieldTexts {
  name?: string;
  /** Such as `2026-11-23`; null while parts of it are missing. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** First and last day that may be chosen. */
  min?: string;
  max?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** A day, typed part by part or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, description, error, value, onChange, min, max, className = '', ...field } = props;
  return (
    <DateLocale>
      <DatePicker
        {...field}
        {...toBounds({ min, max })}
        {...invalidProps(error)}
        value={toDate(value)}
        onChange={(date) => onChange(date?.toString() ?? null)}
        granularity="day"
        shouldForceLeadingZeros
        validationBehavior="aria"
        className={`block ${className}`}
      >
        <FieldLabel>{label}</FieldLabel>
        <Group className={segmentedBoxStyle}>
          <SegmentedInput />
          <Button className="mr-0.5 grid size-11 cursor-pointer place-items-center rounded-md text-ink-2 data-hovered:text-ink">
            <CalendarIcon />
          </Button>
        </Group>
        <FieldNotes description={description} error={error} />
        <CalendarPopover />
      </DatePicker>
    </DateLocale>
  );
}
