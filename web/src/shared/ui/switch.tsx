import type { ComponentProps, ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';

interface SwitchProps
  extends Omit<ComponentProps<typeof AriaSwitch>, 'className' | 'style' | 'children'> {
  className?: string;
  children: ReactNode;
}

const track =
  'flex h-7 w-12 flex-none items-center rounded-full p-0.5 group-data-disabled:opacity-50';
const thumb =
  'size-5 rounded-full bg-field transition-transform duration-(--motion-1) ' +
  'group-data-selected:translate-x-5 group-data-selected:bg-on-accent';

/** Something that is on or off, and takes effect at once. */
export function Switch({ className = '', children, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className={`group flex cursor-pointer items-center justify-between gap-6 py-1 text-ui data-disabled:cursor-default ${className}`}
    >
      <span>{children}</span>
      <span
        className={`toggle-mark ${track} group-data-selected:border-accent group-data-selected:bg-accent`}
      >
        <span className={thumb} />
      </span>
    </AriaSwitch>
  );
}
