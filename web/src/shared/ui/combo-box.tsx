import { ComboBox as AriaComboBox, Button, Input } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { FieldLabel, FieldNotes, type FieldTexts, inputStyle } from './field-parts.tsx';
import { ChevronIcon } from './icons.tsx';
import { type Option, OptionList } from './option-list.tsx';

interface ComboBoxProps extends FieldTexts {
  name?: string;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  isRequired?: boolean;
}

/** One of many, found by typing. */
export function ComboBox({
  label,
  description,
  error,
  options,
  placeholder = '',
  onChange,
  ...box
}: ComboBoxProps) {
  const { t } = useTranslation('shared/ui');
  return (
    <AriaComboBox
      {...box}
      defaultItems={options}
      onChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      allowsEmptyCollection
      menuTrigger="focus"
      className="block"
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="relative">
        <Input placeholder={placeholder} className={`${inputStyle} pr-13`} />
        <Button className="absolute inset-y-0.5 right-0.5 grid w-11 cursor-pointer place-items-center rounded-md text-ink-2">
          <ChevronIcon />
        </Button>
      </div>
      <FieldNotes description={description} error={error} />
      <OptionList empty={t('nothing_found')} />
    </AriaComboBox>
  );
}
