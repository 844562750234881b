import { type KeyboardEvent, use, useEffect } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  ComboBoxStateContext,
  Input,
} from 'react-aria-components';
import {
  FieldLabel,
  FieldNotes,
  type FieldTexts,
  inputStyle,
  invalidProps,
} from './field-parts.tsx';
import { ChevronIcon } from './icons.tsx';
import { OptionList } from './option-list.tsx';
import { shownSuggestions, suggestionsFor } from './suggestions.ts';

interface SuggestFieldProps extends FieldTexts {
  name?: string;
  /** Each once; where there is none this is a plain field. */
  suggestions: readonly string[];
  value: string;
  onChange: (text: string) => void;
  /** Said below the first matches where there are more. */
  moreNote: string;
  placeholder?: string;
  className?: string;
  /** What the browser may fill in, such as `address-level2`. */
  autoComplete?: string;
  /** Whether they are searched for what is typed, and come after it. */
  isSearched?: boolean;
}

/** Enter chooses; a list that comes late must not turn it into sending the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** A text that may be one of the suggestions, thousands of them too, or anything else. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, description, error, suggestions, value, onChange, moreNote } = props;
  const { placeholder = '', autoComplete = 'off', className = '' } = props;
  const matches = suggestionsFor(value, suggestions);
  const shown = matches.slice(0, shownSuggestions).map((name) => ({ id: name, name }));
  return (
    <AriaComboBox
      {...(props.name && { name: props.name })}
      items={shown}
      inputValue={value}
      onInputChange={onChange}
      value={suggestions.includes(value) ? value : null}
      onChange={(key) => key !== null && onChange(String(key))}
      allowsCustomValue
      {...invalidProps(error)}
      validationBehavior="aria"
      menuTrigger="focus"
      className={`block ${className}`}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="relative" onKeyDownCapture={keepForm}>
        <Input
          dir="auto"
          placeholder={placeholder}
          autoComplete={autoComplete}
          className={`${inputStyle} pr-13`}
        />
        {suggestions.length > 0 && (
          <Button className="absolute inset-y-0.5 right-0.5 grid w-11 cursor-pointer place-items-center rounded-md text-ink-2">
            <ChevronIcon />
          </Button>
        )}
      </div>
      <FieldNotes description={description} error={error} />
      {props.isSearched && <OpenWhenFound count={shown.length} typed={value} />}
      <OptionList {...(matches.length > shown.length && { note: moreNote })} />
    </AriaComboBox>
  );
}

/** The list opens for a key that is pressed; what was found a moment later would stay unseen. */
function OpenWhenFound({ count, typed }: { count: number; typed: string }) {
  const list = use(ComboBoxStateContext);
  const isWaiting = list?.isFocused && !list.isOpen && typed !== list.selectedItem?.textValue;
  useEffect(() => {
    if (count > 0 && isWaiting) list?.open(null, 'input');
    // Once for what was found: a list that was closed stays closed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count]);
  return null;
}
