import { NumberField as AriaNumberField, Button, Group, Input } from 'react-aria-components';
import { MinusIcon, PlusIcon } from './field-icons.tsx';
import { FieldLabel, FieldNotes, type FieldTexts, invalidProps } from './field-parts.tsx';

export interface NumberFieldProps extends FieldTexts {
  name?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Of `Intl.NumberFormat`, such as a unit. */
  formatOptions?: Intl.NumberFormatOptions;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

const stepStyle =
  'grid size-11 flex-none cursor-pointer place-items-center rounded-md text-ink-2 ' +
  'data-hovered:text-ink data-disabled:cursor-default data-disabled:opacity-50';

/** A number, typed as the reader's language writes it or stepped up and down. */
export function NumberField(props: NumberFieldProps) {
  const { label, description, error, value, onChange, min, max, className = '', ...field } = props;
  return (
    <AriaNumberField
      {...field}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
      {...invalidProps(error)}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      validationBehavior="aria"
      className={`block ${className}`}
    >
      <FieldLabel>{label}</FieldLabel>
      <Group className="field-box flex items-center data-hovered:border-ink-2 data-invalid:border-danger data-disabled:opacity-50 data-focus-within:outline-2 data-focus-within:outline-offset-3 data-focus-within:outline-focus">
        <Input className="min-w-0 flex-1 bg-transparent pl-4 tabular-nums outline-none" />
        <Button slot="decrement" className={stepStyle}>
          <MinusIcon />
        </Button>
        <Button slot="increment" className={`mr-0.5 ${stepStyle}`}>
          <PlusIcon />
        </Button>
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaNumberField>
  );
}
