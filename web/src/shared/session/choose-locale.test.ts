import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localItems } from '../state/local-items.ts';
import { accessTokenKey } from './access-token.ts';
import { chooseLocale } from './choose-locale.ts';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('location', new URL('https://stratum.test/'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localItems.clear();
});

function server(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the profile of a signed-in person takes the language over', async () => {
  const fetch = server(async () => Response.json({ success: true, data: {} }));
  localItems.set(accessTokenKey, 'token of Ada');
  expect(await chooseLocale('fr')).toBe(true);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toMatch(/\/auth\/update-profile$/);
  expect(init?.body).toBe('{"locale":"fr"}');
});

test('a profile that cannot be reached is said, and tried again by the next choice', async () => {
  const fetch = server(() => Promise.reject(new TypeError('no network')));
  localItems.set(accessTokenKey, 'token of Ada');
  expect(await chooseLocale('de')).toBe(false);
  expect(await chooseLocale('fr')).toBe(false);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('without a session nothing is asked', async () => {
  const fetch = server(async () => Response.json({ success: true, data: {} }));
  await chooseLocale('de');
  expect(fetch).not.toHaveBeenCalled();
});

test('of quick choices the last one is what the profile keeps', async () => {
  let answer = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetch = server(async () => {
    await first;
    return Response.json({ success: true, data: {} });
  });
  localItems.set(accessTokenKey, 'token of Ada');
  const choices = (['fr', 'en', 'de'] as const).map(chooseLocale);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  answer();
  expect(await Promise.all(choices)).toEqual([true, true, true]);
  expect(fetch.mock.lastCall?.[1].body).toBe('{"locale":"de"}');
  expect(fetch.mock.calls.length).toBeLessThan(3);
});
