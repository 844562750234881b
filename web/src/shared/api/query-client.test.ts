import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, answering, offline, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { clearLocalCaches } from '../session/index.ts';
import { queryClient } from '../session/query-cache.ts';
import { createQueryClient } from './query-client.ts';
import { routeQuery } from './route-query.ts';

const { assessmentByUserid } = assessmentEndpoints;
const server = fakeApi();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function readsUntilSettled(answer: Answer<typeof assessmentByUserid>): Promise<number> {
  const before = server.calls().length;
  server.now(answering(assessmentByUserid, answer));
  const read = createQueryClient()
    .fetchQuery(routeQuery(assessmentByUserid))
    .catch(() => undefined);
  await vi.runAllTimersAsync();
  await read;
  return server.calls().length - before;
}

test('a read is tried again when the network or the server fails', async () => {
  expect(await readsUntilSettled(offline)).toBe(3);
  expect(await readsUntilSettled(refuse('something_went_wrong'))).toBe(3);
});

test.each(['forbidden', 'not_found', 'invalid_input', 'too_many_requests'] as const)(
  'a read that is answered %s is not tried again',
  async (code) => {
    expect(await readsUntilSettled(refuse(code))).toBe(1);
  },
);

test('reads and writes are made where the browser believes to be offline', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  expect(await readsUntilSettled({ items: [], next: null })).toBe(1);
  const client = createQueryClient();
  const mutationFn = vi.fn(() => Promise.resolve(null));
  const write = client.getMutationCache().build(client, { mutationFn }).execute(undefined);
  await vi.runAllTimersAsync();
  expect(mutationFn).toHaveBeenCalledOnce();
  await write;
});

test('the end of a session empties the query cache', () => {
  queryClient.setQueryData(['profile'], { first_name: 'Ada' });
  clearLocalCaches();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
