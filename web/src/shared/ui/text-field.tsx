import type { ComponentProps } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components';
import {
  FieldLabel,
  FieldNotes,
  type FieldTexts,
  inputStyle,
  invalidProps,
} from './field-parts.tsx';

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
  return (
    <AriaTextField
      {...field}
      {...invalidProps(error)}
      validationBehavior="aria"
      className={`block ${className}`}
    >
      <FieldLabel>{label}</FieldLabel>
      <Input dir="auto" placeholder={placeholder} className={inputStyle} />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
