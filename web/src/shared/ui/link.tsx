import type { ComponentProps } from 'react';
import { useLocalePath } from '../i18n/use-locale.ts';
import { RouteLink, type RouteLinkProps } from '../navigation/route-link.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

interface LocaleLinkProps extends Omit<RouteLinkProps, 'to'> {
  /** A path without language prefix, such as `/dashboard`. */
  to: string;
}

/** A link that stays in the language of the address it stands on. */
export function LocaleLink({ to, ...rest }: LocaleLinkProps) {
  const localPath = useLocalePath();
  return <RouteLink to={localPath(to)} {...rest} />;
}

export const linkStyle =
  'focus-ring -my-1 cursor-pointer rounded-sm py-1 font-semibold text-accent ' +
  'underline decoration-1 underline-offset-3 hover:decoration-2';

/** A link inside a sentence, or one of a few. */
export function TextLink({ className = '', ...link }: LocaleLinkProps) {
  return <LocaleLink {...link} className={`${linkStyle} ${className}`} />;
}

/** A button that looks like such a link. */
export function TextButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${linkStyle} ${className}`} />;
}

interface ButtonLinkProps extends ButtonLook, LocaleLinkProps {}

/** A link that looks like a button; works before any script runs. */
export function ButtonLink({ tone, size, className = '', ...link }: ButtonLinkProps) {
  return <LocaleLink {...link} className={`${buttonStyle({ tone, size })} ${className}`} />;
}
