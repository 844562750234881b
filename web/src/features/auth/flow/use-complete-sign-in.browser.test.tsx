import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createReadersLocale, rememberLocale } from '../../../shared/i18n/locale-choice.ts';
import { rememberExpiredPath } from '../../../shared/session/index.ts';
import { answering } from '../../../testing/fake-answer.ts';
import {
  email,
  openAt,
  password,
  server,
  session,
  useAuthScreens,
} from '../auth-screens.fixture.tsx';
import { authDraft } from './draft.ts';

useAuthScreens();

const here = location.href;
const readersLocale = createReadersLocale('/login', 'en');

afterEach(() => {
  history.replaceState(null, '', here);
});

async function logIn() {
  const router = await openAt('/login');
  await email().fill('ada@example.org');
  await password().fill('Engine-1843');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  return router.state.location.pathname;
}

test('a browser that has chosen no language goes on in that of the profile', async () => {
  server.now(answering(authEndpoints.signIn, { ...session, locale: 'fr' }));
  await logIn();
  expect(readersLocale()).toBe('fr');
});

test('a language chosen in the browser stays', async () => {
  rememberLocale('de');
  server.now(answering(authEndpoints.signIn, { ...session, locale: 'fr' }));
  await logIn();
  expect(readersLocale()).toBe('de');
});

test('an address that names its language stays in it', async () => {
  history.replaceState(null, '', '/en/login');
  server.now(answering(authEndpoints.signIn, { ...session, locale: 'fr' }));
  await logIn();
  expect(readersLocale()).toBe('en');
});

test.each([
  { whose: 'Ada', id: session.userData.id, target: '/de/graphview' },
  { whose: 'somebody else', id: 'bruno', target: '/dashboard' },
])('after a session of $whose ended at a page, Ada comes to $target', async ({ id, target }) => {
  history.replaceState(null, '', '/de/graphview');
  rememberExpiredPath(id);
  history.replaceState(null, '', here);
  expect(await logIn()).toBe(target);
});

test('an address wanted long ago is none for whoever comes to log in by the address itself', async () => {
  authDraft.setState({ returnTo: '/graphview' });
  expect(await logIn()).toBe('/dashboard');
});
