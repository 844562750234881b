import { expect, test } from 'vitest';
import { getPlainJson } from './plain-json.ts';

function answering(response: Response) {
  const seen: { url: string; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    if (typeof url !== 'string') throw new TypeError('Expected an address');
    seen.push({ url, headers: new Headers(init?.headers) });
    return response;
  };
  return { fetch, seen };
}

test('asks a full URL with an empty bearer header and gives the parsed JSON', async () => {
  const { fetch, seen } = answering(Response.json({ a: 1 }));
  expect(await getPlainJson('https://elsewhere.test/a.json', { fetch })).toEqual({ a: 1 });
  expect(seen[0]?.url).toBe('https://elsewhere.test/a.json');
  expect(seen[0]?.headers.get('Authorization')?.trim()).toBe('Bearer');
});

test('takes JSON types with a suffix or a charset', async () => {
  const headers = { 'Content-Type': 'application/geo+json; charset=utf-8' };
  const { fetch } = answering(new Response('[]', { headers }));
  expect(await getPlainJson('https://elsewhere.test', { fetch })).toEqual([]);
});

test.each([
  ['HTML', new Response('<p>', { headers: { 'Content-Type': 'text/html' } })],
  ['no type', new Response(new Uint8Array([123, 125]))],
  ['broken JSON', new Response('{', { headers: { 'Content-Type': 'application/json' } })],
])('throws for %s', async (_, response) => {
  const { fetch } = answering(response);
  await expect(getPlainJson('https://elsewhere.test', { fetch })).rejects.toThrow(
    new Error('Response was not JSON'),
  );
});
