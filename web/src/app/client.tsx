import type { i18n } from 'i18next';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { connectLanguage } from '../shared/api/generic-message.ts';
import { reportUncaughtErrors } from '../shared/failures/report-errors.ts';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { loadMessagesFor } from '../shared/i18n/load-messages.ts';
import { createReadersLocale } from '../shared/i18n/locale-choice.ts';
import { localePath, splitLocale } from '../shared/i18n/locale-path.ts';
import { startOffline } from '../shared/offline/start-offline.ts';
import {
  isLoggedIn,
  onUnsavedLost,
  setHomeNavigation,
  startClientState,
  unsentLabels,
} from '../shared/session/index.ts';
import { startTheme } from '../shared/theme/theme.ts';
import { toast } from '../shared/toasts/toasts.tsx';
import { App } from './app.tsx';
import { followPushes } from './follow-pushes.ts';
import { isViewingTab } from './is-viewing-tab.ts';
import { loadMessages } from './messages.ts';
import { readPageData } from './page-data.ts';
import { clearSelectionsOnNavigation, createAppRouter, routerReady } from './router.ts';

/**
 * Resolves when the page answers. Awaits nothing at the top level: the files of the
 * pages, which it loads, wait for this one.
 */
export async function startApp(): Promise<void> {
  const readersLocale = createReadersLocale(location.pathname, document.documentElement.lang);
  const page = readPageData();

  reportUncaughtErrors();
  startTheme();
  loadFonts();
  void startClientState();

  const i18n = await createI18n({
    locale: splitLocale(location.pathname).prefix ?? readersLocale(),
    messages: page?.messages ?? {},
    load: loadMessages,
  });
  connectLanguage(() => i18n.language);
  await loadMessagesFor(i18n, ['shell']);
  // Whoever looks on as somebody leaves nothing of theirs on this device.
  const keptShown = isViewingTab() ? undefined : startOffline(() => import('./offline-session.ts'));
  if (isViewingTab()) showViewing(i18n);
  const router = createAppRouter(createBrowserRouter, {
    i18n,
    readersLocale,
    isLoggedIn,
    ...(keptShown && { keptShown }),
    pageData: page,
  });
  setHomeNavigation(() => {
    void router.navigate(localePath('/', splitLocale(router.state.location.pathname).prefix));
  });
  onUnsavedLost(() => {
    toast.info(i18n.t('unsent.lost', { works: unsentLabels().join(', ') }));
  });
  clearSelectionsOnNavigation(router);
  followPushes(router);
  await routerReady(router);

  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  document.documentElement.removeAttribute('data-signed-in');
  await new Promise<void>((resolve) => {
    const app = <App i18n={i18n} router={router} onStarted={resolve} />;
    // A guard may have led on to another page than the document holds.
    const { path } = splitLocale(router.state.location.pathname);
    if (page?.path === path) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

/** On every page of a tab in which an administrator looks on as somebody. */
function showViewing(translations: i18n): void {
  import('../features/console/viewing/mount-banner.tsx').then(
    ({ mountBanner }) => mountBanner(translations),
    () => undefined,
  );
}

/** The fonts of the app's pages, whose documents fetch scripts first; pre-rendered ones have them by now. */
function loadFonts(): void {
  for (const font of document.fonts) {
    if (font.family.includes('Stratum')) font.load().catch(() => undefined);
  }
}
