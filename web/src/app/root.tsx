import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, Outlet, useMatches, useRouteError } from 'react-router';
import { appRoutes, publicRoutes } from '../pages/routes/index.ts';
import type { PageRoute } from '../pages/routes/page-route.ts';
import { useLocale } from '../shared/i18n/use-locale.ts';
import { ConnectionNotice } from '../shared/offline/connection-notice.tsx';
import { Toasts } from '../shared/toasts/toasts.tsx';
import { PageTitle } from '../shared/ui/page-header.tsx';
import { FailurePage, NotFoundPage } from '../shell/error-pages.tsx';
import { type Frame as PageFrame, Shell } from '../shell/shell.tsx';
import { AccountDialogsHost } from './account-dialogs-host.tsx';
import { AccountSlot, MenusSlot } from './header-slots.tsx';
import { LiveSlot } from './live-slot.tsx';
import { footerLinks } from './menus.ts';
import { QueryEntryHost } from './query-entry-host.tsx';

/** The frame of every page, in the language of the address. */
export function Root() {
  const { i18n } = useTranslation();
  const { frame, title } = usePageRoute() ?? notFound;
  return (
    <Frame frame={frame}>
      {title && <PageTitle>{title(i18n.t)}</PageTitle>}
      <Outlet />
    </Frame>
  );
}

/** Leads on in every way, and says its title itself. */
const notFound = { frame: 'header-and-footer', title: null } as const;

export function RootFailure() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <Frame frame={notFound.frame}>{missing ? <NotFoundPage /> : <FailurePage />}</Frame>;
}

function Frame({ frame, children }: { frame: PageFrame; children: React.ReactNode }) {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <AccountDialogsHost>
      <QueryEntryHost />
      <LiveSlot />
      <Shell
        frame={frame}
        menus={<MenusSlot />}
        account={<AccountSlot />}
        footerLinks={footerLinks}
      >
        {children}
      </Shell>
      <ConnectionNotice />
      <Toasts />
    </AccountDialogsHost>
  );
}

const pageRoutes = new Map<string, PageRoute>(
  [...publicRoutes, ...appRoutes].map((route) => [route.path, route]),
);

/** The page that is shown; undefined where nothing has been found. */
function usePageRoute(): PageRoute | undefined {
  return pageRoutes.get(useMatches().at(-1)?.id ?? '');
}
