import { afterEach, expect, test, vi } from 'vitest';
import { accessTokenKey } from '../state/access-token.ts';
import { localItems } from '../state/local-items.ts';
import { rememberInProfile } from './profile-locale.ts';

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
  await rememberInProfile('fr');
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toMatch(/\/auth\/update-profile$/);
  expect(init?.body).toBe('{"locale":"fr"}');
});

test('a profile that cannot be reached is nobody’s trouble', async () => {
  const fetch = server(() => Promise.reject(new TypeError('no network')));
  localItems.set(accessTokenKey, 'token of Ada');
  await rememberInProfile('de');
  await rememberInProfile('fr');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('without a session nothing is asked', async () => {
  const fetch = server(async () => Response.json({ success: true, data: {} }));
  await rememberInProfile('de');
  expect(fetch).not.toHaveBeenCalled();
});
