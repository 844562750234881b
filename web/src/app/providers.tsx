import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { Outlet } from 'react-router';
import { useLocale } from '../shared/i18n/use-locale.ts';
import { queryClient } from '../shared/session/query-cache.ts';
import './styles/app.css';

/** Wraps whatever uses the kit: pages of the app, and dialogs opened over a public page. */
export function Providers({ children }: { children: ReactNode }) {
  const locale = useLocale();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </QueryClientProvider>
  );
}

/** What every page of the app proper stands in, and no public page needs. */
export function AppLayout() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
