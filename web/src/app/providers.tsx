import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLocale } from '../shared/i18n/use-locale.ts';
import './styles/app.css';

/** Wraps whatever uses the kit: pages of the app, and dialogs opened over a public page. */
export function Providers({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale()}>{children}</I18nProvider>;
}
