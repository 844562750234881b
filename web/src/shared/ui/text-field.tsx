import { type ComponentProps, useRef } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components';
import {
  FieldLabel,
  FieldNotes,
  type FieldTexts,
  inputStyle,
  invalidProps,
} from './field-parts.tsx';
import { useTypedBefore } from './use-typed-before.ts';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<typeof AriaTextField>, 'className' | 'style' | 'children' | 'isInvalid'> {
  className?: string;
  placeholder?: string;
}

export function TextField({
  label,
  description,
  error,
  placeholder = '',
  className = '',
  ...field
}: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, field);
  return (
    <AriaTextField
      {...field}
      {...invalidProps(error)}
      validationBehavior="aria"
      className={`block ${className}`}
    >
      <FieldLabel>{label}</FieldLabel>
      <Input ref={input} dir="auto" placeholder={placeholder} className={inputStyle} />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
