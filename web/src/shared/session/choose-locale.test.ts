import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ada } from '../../testing/ada.ts';
import { answering, offline } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { localItems } from '../state/local-items.ts';
import { accessTokenKey } from './access-token.ts';
import { chooseLocale } from './choose-locale.ts';

const { updateProfile } = profileEndpoints;
const server = fakeApi(answering(updateProfile, ada));
const sent = () => server.sent(updateProfile).map(({ body }) => body);

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('location', new URL('https://stratum.test/'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localItems.clear();
});

test('the profile of a signed-in person takes the language over', async () => {
  localItems.set(accessTokenKey, 'token of Ada');
  expect(await chooseLocale('fr')).toBe(true);
  expect(sent()).toEqual([{ locale: 'fr' }]);
});

test('a profile that cannot be reached is said, and tried again by the next choice', async () => {
  server.now(answering(updateProfile, offline));
  localItems.set(accessTokenKey, 'token of Ada');
  expect(await chooseLocale('de')).toBe(false);
  expect(await chooseLocale('fr')).toBe(false);
  expect(sent()).toHaveLength(2);
});

test('without a session nothing is asked', async () => {
  await chooseLocale('de');
  expect(sent()).toEqual([]);
});

test('of quick choices the last one is what the profile keeps', async () => {
  const first = Promise.withResolvers<typeof ada>();
  server.now(answering(updateProfile, () => first.promise));
  localItems.set(accessTokenKey, 'token of Ada');
  const choices = (['fr', 'en', 'de'] as const).map(chooseLocale);
  await expect.poll(() => sent()).toHaveLength(1);
  first.resolve(ada);
  expect(await Promise.all(choices)).toEqual([true, true, true]);
  expect(sent().at(-1)).toEqual({ locale: 'de' });
  expect(sent().length).toBeLessThan(3);
});
