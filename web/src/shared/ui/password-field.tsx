import { useEffect, useRef, useState } from 'react';
import { TextField as AriaTextField, Input, ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { FieldLabel, FieldNotes, inputStyle, invalidProps } from './field-parts.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useTypedBefore } from './use-typed-before.ts';

const atTheEnd = 'absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-md';

/** A password that can be looked at while it is typed. */
export function PasswordField({
  label,
  description,
  error,
  placeholder = '',
  className = '',
  ...field
}: TextFieldProps) {
  const { t } = useTranslation('shared/ui');
  const [revealed, setRevealed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, field);
  useEffect(() => listenForSubmit(input.current, () => setRevealed(false)), []);
  return (
    <AriaTextField
      {...field}
      type={revealed ? 'text' : 'password'}
      {...invalidProps(error)}
      validationBehavior="aria"
      spellCheck="false"
      className={`block ${className}`}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="relative">
        <Input
          ref={input}
          placeholder={placeholder}
          autoCapitalize="none"
          className={`${inputStyle} pr-13`}
        />
        <ToggleButton
          isSelected={revealed}
          onChange={setRevealed}
          aria-label={t('show_password')}
          className={`focus-ring cursor-pointer text-ink-2 data-hovered:text-ink ${atTheEnd}`}
        >
          {revealed ? <EyeOffIcon /> : <EyeIcon />}
        </ToggleButton>
      </div>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}

/** A form is sent with its password hidden: browsers keep what is sent as text for suggestions. */
function listenForSubmit(input: HTMLInputElement | null, onSubmit: () => void) {
  const form = input?.form;
  form?.addEventListener('submit', onSubmit);
  return () => form?.removeEventListener('submit', onSubmit);
}
