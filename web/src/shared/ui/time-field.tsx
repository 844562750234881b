import { parseTime, type Time } from '@internationalized/date';
import { TimeField as AriaTimeField } from 'react-aria-components';
import { DateLocale } from './date-locale.tsx';
import { FieldLabel, FieldNotes, type FieldTexts, invalidProps } from './field-parts.tsx';
import { SegmentedInput, segmentedBoxStyle } from './segmented-input.tsx';

export interface TimeFieldProps extends FieldTexts {
  name?: string;
  /** Such as `20:30`; null while hour or minute is missing. */
  value: string | null;
  onChange: (time: string | null) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** `large` where the time is what it is all about: figures beside the label. */
  look?: 'field' | 'large';
  className?: string;
}

const largeStyle = 'flex flex-wrap items-center justify-between gap-x-4';

/** A time of day by the clock of 24 hours. */
export function TimeField(props: TimeFieldProps) {
  const {
    label,
    description,
    error,
    value,
    onChange,
    look = 'field',
    className = '',
    ...field
  } = props;
  const isLarge = look === 'large';
  return (
    <DateLocale>
      <AriaTimeField
        {...field}
        {...invalidProps(error)}
        value={value === null ? null : parseTime(value)}
        onChange={(time) => onChange(time && shortTime(time))}
        granularity="minute"
        hourCycle={24}
        shouldForceLeadingZeros
        validationBehavior="aria"
        className={`${isLarge ? largeStyle : 'block'} ${className}`}
      >
        <FieldLabel>{label}</FieldLabel>
        <SegmentedInput
          className={isLarge ? 'justify-end font-display text-count font-light' : segmentedBoxStyle}
        />
        <FieldNotes description={description} error={error} />
      </AriaTimeField>
    </DateLocale>
  );
}

/** Without its seconds: `20:30`. */
function shortTime(time: Pick<Time, 'toString'>): string {
  return time.toString().slice(0, 5);
}
