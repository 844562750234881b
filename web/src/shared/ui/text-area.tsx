import type { ComponentProps } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import {
  FieldLabel,
  FieldNotes,
  type FieldTexts,
  inputStyle,
  invalidProps,
} from './field-parts.tsx';

interface TextAreaProps
  extends FieldTexts,
    Omit<ComponentProps<typeof AriaTextField>, 'className' | 'style' | 'children' | 'isInvalid'> {
  className?: string;
  placeholder?: string;
  /** Beside the label, such as that it may stay empty. */
  note?: string;
  /** Lines shown while it is empty; it grows with its text where the browser knows how. */
  rows?: number;
}

/** A text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, note, description, error, placeholder = '', rows = 2, ...more } = props;
  const { className = '', ...field } = more;
  return (
    <AriaTextField
      {...field}
      {...invalidProps(error)}
      validationBehavior="aria"
      className={`block ${className}`}
    >
      <div className="flex justify-between gap-4">
        <FieldLabel>{label}</FieldLabel>
        {note && <span className="text-label text-ink-2">{note}</span>}
      </div>
      <AriaTextArea
        dir="auto"
        rows={rows}
        placeholder={placeholder}
        className={`${inputStyle} field-sizing-content max-h-80 resize-none py-3`}
      />
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
