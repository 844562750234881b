import type { ComponentProps } from 'react';
import { LocaleLink } from '../i18n/locale-link.tsx';

export const linkStyle =
  'focus-ring -my-1 cursor-pointer rounded-sm py-1 font-semibold text-accent ' +
  'underline decoration-1 underline-offset-3 hover:decoration-2';

/** A link inside a sentence, or one of a few. */
export function TextLink({ className = '', ...link }: ComponentProps<typeof LocaleLink>) {
  return <LocaleLink {...link} className={`${linkStyle} ${className}`} />;
}

/** A button that looks like such a link. */
export function TextButton({ className = '', ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={`${linkStyle} ${className}`} />;
}
