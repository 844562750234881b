import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { loadMessagesFor } from '../shared/i18n/load-messages.ts';
import { loadMessages } from './messages.ts';
import { routerReady } from './router-ready.ts';
import { createRoutes } from './routes.tsx';

/** German messages come only once this is called. */
let sendGerman: () => void;
let german: Promise<void>;

beforeEach(() => {
  german = new Promise((resolve) => {
    sendGerman = resolve;
  });
});

async function openEnglish() {
  const i18n = await createI18n({
    locale: 'en',
    messages: {},
    load: async (locale, namespace) => {
      if (locale === 'de') await german;
      return loadMessages(locale, namespace);
    },
  });
  await loadMessagesFor(i18n, ['shell']);
  const routes = createRoutes({ i18n, readersLocale: () => 'en' });
  const router = createMemoryRouter(routes, { initialEntries: ['/en'] });
  await routerReady(router);
  return { i18n, router };
}

test('a change of language that another click overtakes does not take place', async () => {
  const { i18n, router } = await openEnglish();
  void router.navigate('/de');
  await router.navigate('/en/nowhere');
  sendGerman();
  const hasArrived = (name: string) => i18n.hasResourceBundle('de', name);
  await expect.poll(() => ['shell', 'pages/home'].every(hasArrived)).toBe(true);
  expect(router.state.location.pathname).toBe('/en/nowhere');
  expect(i18n.language).toBe('en');
});

test('the language follows the address, whatever it was before', async () => {
  const { i18n, router } = await openEnglish();
  sendGerman();
  await i18n.changeLanguage('de');
  await router.navigate('/en/nowhere');
  expect(i18n.language).toBe('en');
});

test('a page whose messages do not arrive is a failure, not a page of keys', async () => {
  const i18n = await createI18n({
    locale: 'en',
    messages: {},
    load: async (locale, namespace) => {
      if (namespace === 'pages/home') throw new Error('no network');
      return loadMessages(locale, namespace);
    },
  });
  const routes = createRoutes({ i18n, readersLocale: () => 'en' });
  const router = createMemoryRouter(routes, { initialEntries: ['/en'] });
  await routerReady(router);
  expect(Object.values(router.state.errors ?? {})).toHaveLength(1);
});
