import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { useLocale } from '../shared/i18n/use-locale.ts';
import { Toasts } from '../shared/toasts/toasts.tsx';
import { FailurePage } from '../shell/failure-page.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { AccountDialogsHost } from './account-dialogs-host.tsx';
import { AccountSlot, MenusSlot } from './header-slots.tsx';
import { QueryEntryHost } from './query-entry-host.tsx';

/** The frame of every page, in the language of the address. */
export function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function RootFailure() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Frame>{missing ? <NotFoundPage /> : <FailurePage />}</Frame>;
}

function Frame({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <AccountDialogsHost>
      <QueryEntryHost />
      <Shell menus={<MenusSlot />} account={<AccountSlot />}>
        {children}
      </Shell>
      <Toasts />
    </AccountDialogsHost>
  );
}
