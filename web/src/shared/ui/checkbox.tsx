import type { ComponentProps, ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { AlertIcon, CheckIcon } from './icons.tsx';

interface CheckboxProps
  extends Omit<
    ComponentProps<typeof AriaCheckbox>,
    'className' | 'style' | 'children' | 'isInvalid'
  > {
  className?: string;
  children: ReactNode;
  error?: string | undefined;
}

const box =
  'grid size-5.5 place-items-center rounded-sm text-on-accent group-data-invalid:border-danger';
const checked = 'group-data-selected:border-accent group-data-selected:bg-accent';

export function Checkbox({ className = '', children, error, ...checkbox }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...checkbox}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={`group grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 py-1 text-ui ${className}`}
    >
      <span className={`toggle-mark ${box} ${checked}`}>
        <CheckIcon className="size-4 opacity-0 group-data-selected:opacity-100" />
      </span>
      <span>{children}</span>
      {error && (
        <span className="col-start-2 mt-1 flex gap-1.5 text-small font-medium text-danger">
          <AlertIcon className="size-4.5" />
          {error}
        </span>
      )}
    </AriaCheckbox>
  );
}
