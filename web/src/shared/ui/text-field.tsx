import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components';
import { FieldLabel, FieldNotes, type FieldTexts, inputStyle } from './field-parts.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid'> {
  placeholder?: string;
}

export function TextField({
  label,
  description,
  error,
  placeholder = '',
  ...field
}: TextFieldProps) {
  return (
    <AriaTextField
      {...field}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className="block"
    >
      <FieldLabel>{label}</FieldLabel>
      <Input placeholder={placeholder} className={inputStyle} />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
