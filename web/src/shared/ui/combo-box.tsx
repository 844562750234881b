import { ComboBox as AriaComboBox, Button, Input } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  FieldLabel,
  FieldNotes,
  type FieldTexts,
  inputStyle,
  invalidProps,
} from './field-parts.tsx';
import { ChevronIcon } from './icons.tsx';
import { type Option, OptionList } from './option-list.tsx';
import { fold, hasWords } from './suggestions.ts';

interface ComboBoxProps extends FieldTexts {
  name?: string;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  className?: string;
  /** What the browser may fill in, by an option's name or id, such as `country-name`. */
  autoComplete?: string;
  isRequired?: boolean;
}

/** One of many, found by typing. */
export function ComboBox({
  label,
  description,
  error,
  options,
  placeholder = '',
  autoComplete = 'off',
  className = '',
  onChange,
  ...box
}: ComboBoxProps) {
  const { t } = useTranslation('shared/ui');
  const searched = new Map(
    options.map(({ name, keywords = '' }) => [name, fold(`${name} ${keywords}`)]),
  );
  const takeFilled = (text: string) => {
    const wanted = fold(text);
    const filled = options.find(({ id, name }) => fold(name) === wanted || fold(id) === wanted);
    if (filled) onChange(filled.id);
  };
  return (
    <AriaComboBox
      {...box}
      defaultItems={options}
      onChange={(key) => onChange(key === null ? null : String(key))}
      {...invalidProps(error)}
      validationBehavior="aria"
      allowsEmptyCollection
      defaultFilter={(name, typed) => hasWords(searched.get(name) ?? fold(name), typed)}
      menuTrigger="focus"
      className={`block ${className}`}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="relative">
        <Input
          ref={(input) => listenForAutofill(input, takeFilled)}
          dir="auto"
          placeholder={placeholder}
          autoComplete={autoComplete}
          className={`${inputStyle} pr-13`}
        />
        <Button className="absolute inset-y-0.5 right-0.5 grid w-11 cursor-pointer place-items-center rounded-md text-ink-2">
          <ChevronIcon />
        </Button>
      </div>
      <FieldNotes description={description} error={error} />
      <OptionList isVirtual empty={t('nothing_found')} />
    </AriaComboBox>
  );
}

/**
 * A browser that fills a field ends with a native `change`, without the focus that would choose an
 * option. React gives its `onChange` to `input` alone.
 */
function listenForAutofill(input: HTMLInputElement | null, onText: (text: string) => void) {
  const listener = () => input && onText(input.value);
  input?.addEventListener('change', listener);
  return () => input?.removeEventListener('change', listener);
}
