import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components';
import { FieldLabel, FieldNotes, type FieldTexts, inputStyle } from './field-parts.tsx';
import { ChevronIcon } from './icons.tsx';
import { type Option, OptionList } from './option-list.tsx';

interface SelectProps extends FieldTexts {
  name?: string;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string) => void;
  placeholder: string;
  isRequired?: boolean;
}

/** One of a handful; for long lists take `ComboBox`. */
export function Select({ label, description, error, options, onChange, ...select }: SelectProps) {
  return (
    <AriaSelect
      {...select}
      onChange={(key) => key !== null && onChange(String(key))}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className="block"
    >
      <FieldLabel>{label}</FieldLabel>
      <Button
        className={`${inputStyle} flex cursor-pointer items-center justify-between gap-3 text-left`}
      >
        <SelectValue className="truncate data-placeholder:text-ink-2" />
        <ChevronIcon className="text-ink-2" />
      </Button>
      <FieldNotes description={description} error={error} />
      <OptionList options={options} />
    </AriaSelect>
  );
}
