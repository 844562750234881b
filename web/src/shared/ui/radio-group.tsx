import type { ComponentProps, ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components';
import { FieldLabel, FieldNotes, type FieldTexts, invalidProps } from './field-parts.tsx';

interface RadioGroupProps
  extends FieldTexts,
    Omit<ComponentProps<typeof AriaRadioGroup>, 'className' | 'style' | 'children' | 'isInvalid'> {
  className?: string;
  children: ReactNode;
}

export function RadioGroup({
  label,
  description,
  error,
  className = '',
  children,
  ...group
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...group}
      {...invalidProps(error)}
      validationBehavior="aria"
      className={`block ${className}`}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="grid gap-2">{children}</div>
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  );
}

interface RadioOptionProps
  extends Omit<ComponentProps<typeof Radio>, 'className' | 'style' | 'children'> {
  className?: string;
  children: ReactNode;
}

const states =
  'data-hovered:border-outline data-selected:border-accent data-selected:bg-accent-soft';

/** One option as a row that can be hit with a thumb. */
export function RadioOption({ className = '', children, ...radio }: RadioOptionProps) {
  return (
    <Radio
      {...radio}
      className={`option-card group flex min-h-12 items-center gap-3 px-4 py-2.5 text-ui ${states} ${className}`}
    >
      <span className="grid size-5.5 flex-none place-items-center rounded-full border-2 border-field group-data-selected:border-accent">
        <span className="size-2.5 rounded-full bg-accent opacity-0 group-data-selected:opacity-100" />
      </span>
      <span>{children}</span>
    </Radio>
  );
}
