import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';
import { useCleanAnnouncements } from './use-clean-announcements.ts';

interface ButtonProps
  extends ButtonLook,
    Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
}

/** `isPending` keeps the focus, says so to screen readers and lets nothing be pressed twice. */
export function Button({ tone, size, children, ...button }: ButtonProps) {
  useCleanAnnouncements(button.isPending ?? false);
  return (
    <AriaButton {...button} className={buttonStyle({ tone, size })}>
      {button.isPending && <Spinner />}
      {children}
    </AriaButton>
  );
}
