import type { ComponentProps, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';
import { useCleanAnnouncements } from './use-clean-announcements.ts';

interface ButtonProps
  extends ButtonLook,
    Omit<ComponentProps<typeof AriaButton>, 'className' | 'style' | 'children'> {
  className?: string;
  children: ReactNode;
}

/** `isPending` keeps the focus, says so to screen readers and lets nothing be pressed twice. */
export function Button({ tone, size, className = '', children, ...button }: ButtonProps) {
  useCleanAnnouncements(button.isPending ?? false);
  return (
    <AriaButton {...button} className={`${buttonStyle({ tone, size })} ${className}`}>
      {button.isPending && <Spinner />}
      {children}
    </AriaButton>
  );
}
