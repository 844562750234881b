import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { siteEndpoints } from '@stratum/contract/endpoints/site';
import categories from 'content-pack/categories.json';
import levels from 'content-pack/levels.json';
import type { i18n } from 'i18next';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnTarget } from '../features/auth/flow/return-target.ts';
import { queryClient } from '../shared/api/query-client.ts';
import { createI18n } from '../shared/i18n/create-i18n.ts';
import { loadMessagesFor } from '../shared/i18n/load-messages.ts';
import { isLoggedIn, startClientState } from '../shared/session/index.ts';
import { appStore, initialState, setSession } from '../shared/state/app-store.ts';
import { adaSignedIn } from '../testing/ada.ts';
import { answering, hang } from '../testing/fake-answer.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { loadMessages } from './messages.ts';
import { createAppRouter, routerReady } from './router.ts';

const texts = new Map<string, Record<string, unknown>>(Object.entries({ levels, categories }));
const server = fakeApi(
  answering(profileEndpoints.profileInfo, hang),
  answering(siteEndpoints.publicText, ({ params: { name } }) => texts.get(name) ?? {}),
);

/** German messages come only once this is called. */
let sendGerman: () => void;
let german: Promise<void>;

beforeEach(async () => {
  await startClientState();
  appStore.setState(initialState, true);
  german = new Promise((resolve) => {
    sendGerman = resolve;
  });
});

afterEach(() => {
  queryClient.clear();
  appStore.setState(initialState, true);
});

async function openAt(address: string, i18n: i18n, keptShown?: () => Promise<void>) {
  const router = createAppRouter(
    (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
    { i18n, readersLocale: () => 'en', isLoggedIn, ...(keptShown && { keptShown }) },
  );
  await routerReady(router);
  return router;
}

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
  const router = await openAt('/en', i18n);
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
  const router = await openAt('/en', i18n);
  expect(Object.values(router.state.errors ?? {})).toHaveLength(1);
});

test('the way over the login page keeps the fragment, and no server is told it', async () => {
  const i18n = await createI18n({ locale: 'en', messages: {}, load: loadMessages });
  await loadMessagesFor(i18n, ['shell']);
  const router = await openAt('/en/profile#security', i18n);
  const { location } = router.state;
  expect(location).toMatchObject({
    pathname: '/en/login',
    search: '?return=%2Fen%2Fprofile',
    hash: '#security',
  });
  expect(returnTarget(location)).toBe('/en/profile#security');
  await router.navigate('/en');
  await router.navigate('/en/admin-invite#token');
  expect(router.state.location).toMatchObject({
    search: '?return=%2Fen%2Fadmin-invite',
    hash: '#token',
  });
});

test('what a page reads is asked for while its code is on the way', async () => {
  setSession({ userData: adaSignedIn, assignedCategories: [] });
  const i18n = await createI18n({ locale: 'en', messages: {}, load: loadMessages });
  // No page is rendered here, which could ask by itself.
  await openAt('/de/edit-profile', i18n);
  await expect.poll(server.calls).toEqual(['GET /profile-info']);
  const [call] = server.sent(profileEndpoints.profileInfo);
  expect(call?.headers.get('Accept-Language')).toBe('de');
});

test('a page begins with what is kept of it, and calls do not wait for that', async () => {
  setSession({ userData: adaSignedIn, assignedCategories: [] });
  const i18n = await createI18n({ locale: 'en', messages: {}, load: loadMessages });
  const kept = Promise.withResolvers<void>();
  const isOpen = vi.fn();
  const opened = openAt('/en/profile', i18n, () => kept.promise).then(isOpen);
  await expect.poll(server.calls).toContain('GET /profile-info');
  expect(isOpen).not.toHaveBeenCalled();
  kept.resolve();
  await opened;
});

test('nothing is asked for on the way of a reader who has to sign in first', async () => {
  const i18n = await createI18n({ locale: 'en', messages: {}, load: loadMessages });
  const router = await openAt('/de/edit-profile', i18n);
  expect(router.state.location.pathname).toBe('/de/login');
  setSession({ userData: adaSignedIn, assignedCategories: [] });
  await router.navigate('/fr/edit-profile');
  const languages = () =>
    server.sent(profileEndpoints.profileInfo).map(({ headers }) => headers.get('Accept-Language'));
  await expect.poll(languages).toEqual(['fr']);
});
