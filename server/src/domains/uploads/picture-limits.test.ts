import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { openTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { askForAddress, put, sendFile } from '../../../test/send-file.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { uploadLimits } from './rules.ts';

const photo = await readFile(join(import.meta.dirname, '../../../test/files/photo.jpg'));
const whole = { type: 'image/jpeg', bytes: photo };
const half = { type: 'image/jpeg', bytes: photo.subarray(0, photo.length / 2) };
const note = { type: 'text/plain', bytes: Buffer.from('Seven hours of sleep.\n') };

let on: TestApp & { close(): Promise<void> };
beforeAll(async () => {
  on = await openTestApp();
});
afterAll(() => on.close());

async function send(user: SignedInUser, file: typeof whole) {
  return (await sendFile(on.app, user, file)).status;
}

test('an account whose pictures were refused five times waits, for pictures only and alone', async () => {
  const [user, other] = [await on.build.user(), await on.build.user()];
  for (let count = 0; count < uploadLimits.refusedPictures.points; count += 1) {
    expect(await send(user, half)).toBe(422);
  }
  const url = await askForAddress(user, whole);
  const headers = { 'content-type': whole.type };
  const refused = await on.app.inject({ method: 'PUT', url, headers, payload: photo });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await send(user, note)).toBe(200);
  expect(await send(other, whole)).toBe(200);
});

test('pictures that can be read cost nothing, nor does one that is no picture', async () => {
  const user = await on.build.user();
  for (let count = 0; count < uploadLimits.refusedPictures.points; count += 1) {
    expect(await send(user, { ...note, type: 'image/jpeg' })).toBe(415);
  }
  for (let count = 0; count < uploadLimits.refusedPictures.points; count += 1) {
    expect(await send(user, whole)).toBe(200);
  }
  expect(await send(user, whole)).toBe(200);
});

test.each([
  ['the queue is full', new AppError('too_many_requests', { retryAfter: 30 }), 429],
  [
    'the server is busy',
    new AppError('something_went_wrong', { status: 503, retryAfter: 30 }),
    503,
  ],
])(
  'a picture that finds that %s is not lost: its address takes it later',
  async (_what, busy, status) => {
    vi.spyOn(on.deps.decoder, 'decode').mockRejectedValueOnce(busy);
    const user = await on.build.user();
    const url = await askForAddress(user, whole);
    const headers = { 'content-type': whole.type };
    const refused = await on.app.inject({ method: 'PUT', url, headers, payload: photo });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([status, '30']);
    expect(await put(on.app, url, whole)).toEqual({ status: 200, code: null });
  },
);
