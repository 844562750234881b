import { assessmentRoutes } from '@stratum/contract/assessments';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { routeQuery } from './route-query.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const levels = routeQuery(assessmentRoutes.levels);

async function readsUntilSettled(answer: () => Promise<Response>): Promise<number> {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  const read = createQueryClient()
    .fetchQuery(levels)
    .catch(() => undefined);
  await vi.runAllTimersAsync();
  await read;
  return fetch.mock.calls.length;
}

const failing = (status: number, code: string) => async () =>
  Response.json({ success: false, error: { code, message: 'No' } }, { status });

test('a read is tried again when the network or the server fails', async () => {
  expect(await readsUntilSettled(() => Promise.reject(new TypeError()))).toBe(3);
  expect(await readsUntilSettled(failing(503, 'unavailable'))).toBe(3);
});

test.each([
  [403, 'forbidden'],
  [404, 'not_found'],
  [422, 'invalid_input'],
  [429, 'too_many_requests'],
])('a read that is answered %i is not tried again', async (status, code) => {
  expect(await readsUntilSettled(failing(status, code))).toBe(1);
});
