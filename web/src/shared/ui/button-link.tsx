import type { ComponentProps } from 'react';
import { LocaleLink } from '../i18n/locale-link.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

interface ButtonLinkProps extends ButtonLook, ComponentProps<typeof LocaleLink> {}

/** A link that looks like a button; works before any script runs. */
export function ButtonLink({ tone, size, className = '', ...link }: ButtonLinkProps) {
  return <LocaleLink {...link} className={`${buttonStyle({ tone, size })} ${className}`} />;
}
