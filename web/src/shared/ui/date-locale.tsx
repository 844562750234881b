import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { dayOrder } from '../i18n/use-format.ts';
import { useLocale } from '../i18n/use-locale.ts';

/** Fields within write days and times in the order that all dates of the page have. */
export function DateLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={dayOrder[useLocale()]}>{children}</I18nProvider>;
}
