import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { AlertIcon } from './icons.tsx';

/** What every field takes; the message of `error` stands at the field and is read with it. */
export interface FieldTexts {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
}

export const inputStyle =
  'field-box px-4 placeholder:text-ink-2 data-hovered:border-ink-2 data-invalid:border-danger data-disabled:opacity-50';

export function FieldLabel({ children }: { children: ReactNode }) {
  return <Label className="mb-1.5 block text-label font-semibold">{children}</Label>;
}

export function FieldNotes({ description, error }: Omit<FieldTexts, 'label'>) {
  return (
    <>
      {description && (
        <Text slot="description" className="mt-1.5 block text-small text-ink-2">
          {description}
        </Text>
      )}
      <FieldError className="mt-1.5 flex gap-1.5 text-small font-medium text-danger">
        {({ validationErrors }) => (
          <>
            <AlertIcon className="size-4.5" />
            {error ?? validationErrors.join(' ')}
          </>
        )}
      </FieldError>
    </>
  );
}

/** A field that is given no error of its own shows what the form around it has for its name. */
export function invalidProps(error: string | undefined): { isInvalid?: true } {
  return error ? { isInvalid: true } : {};
}
