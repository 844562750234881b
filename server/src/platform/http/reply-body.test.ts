import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apiBase } from '@stratum/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { openTestApp, type TestApp } from '../../../test/create-test-app.ts';

let test: TestApp & { close(): Promise<void> };
let user: SignedInUser;
beforeAll(async () => {
  test = await openTestApp();
  user = await test.build.user();
});
afterAll(() => test.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    url: path.startsWith('/api/') ? path : apiBase + path,
    headers: { authorization: `Bearer ${user.token}`, ...headers },
  });

describe('a text that is read', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
  ])('is compressed for who accepts %s, by %s', async (accepted, encoding, decompress) => {
    const plain = await get('/self-assessment?categoryType=mentality');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { headers, rawPayload } = await get('/self-assessment?categoryType=mentality', {
      'accept-encoding': accepted,
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('accept-encoding');
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(decompress(rawPayload).toString()).toBe(plain.body);
  });

  it('is sent as it is where it is short', async () => {
    const { headers } = await get('/get-notification-count', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each([
    ['/levels', 'public'],
    ['/traits', 'public'],
    ['/get-chapter', 'private'],
    ['/get-definitions', 'private'],
    ['/api/docs', 'public'],
    [`${apiBase}/openapi.json`, 'public'],
  ])(
    'may be kept where it is the same for everybody, and is not sent again: %s',
    async (path, by) => {
      const first = await get(path, { 'accept-encoding': 'br' });
      expect(first.headers['cache-control']).toBe(`${by}, max-age=300`);
      const again = await get(path, {
        'accept-encoding': 'br',
        'if-none-match': String(first.headers.etag),
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const repeated = await get(path, { 'accept-encoding': 'br', 'if-none-match': '"older"' });
      expect(repeated.rawPayload).toEqual(first.rawPayload);
    },
  );

  it('is kept in each language', async () => {
    const [german, french] = [
      await get('/levels', { 'accept-language': 'de' }),
      await get('/levels', { 'accept-language': 'fr' }),
    ];
    expect(german.headers.vary).toContain('accept-language');
    expect(german.headers.etag).not.toBe(french.headers.etag);
  });
});

it('what a write answers is never compressed, nor is anything of a person kept', async () => {
  const { questions } = (await get('/self-assessment?categoryType=mentality')).json().data;
  const answers = Object.fromEntries(questions.map(({ id }: { id: string }) => [id, 3]));
  const written = await test.app.inject({
    method: 'POST',
    url: `${apiBase}/post-self-assessment`,
    headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'br' },
    payload: { categoryType: 'mentality', answers },
  });
  expect(written.body.length).toBeGreaterThan(2_000);
  expect(written.headers['content-encoding']).toBeUndefined();
  const profile = await get('/profile-info');
  for (const answer of [written, profile]) {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  }
});
