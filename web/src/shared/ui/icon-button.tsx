import type { ComponentProps, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';

interface IconButtonProps
  extends Omit<ComponentProps<typeof AriaButton>, 'className' | 'style' | 'children'> {
  /** Said by screen readers in place of the icon. */
  label: string;
  className?: string;
  children: ReactNode;
}

export function IconButton({ label, className = '', children, ...button }: IconButtonProps) {
  return (
    <AriaButton
      {...button}
      aria-label={label}
      className={`icon-button cursor-pointer data-hovered:bg-hover data-hovered:text-ink ${className}`}
    >
      {children}
    </AriaButton>
  );
}
