import { afterEach, expect, test, vi } from 'vitest';
import { createFairGate, createGate, createKeyedGate } from './gate.ts';

afterEach(() => void vi.useRealTimers());

/** A task that runs until it is told to end. */
function heldTask() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { task: () => promise, end: () => resolve('done') };
}

test('no more tasks run at once than the gate lets in, and all of them finish', async () => {
  const gate = createGate({ concurrency: 2, maxQueued: 10 });
  let running = 0;
  let most = 0;
  const task = async (result: number) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
    return result;
  };
  const results = await Promise.all([1, 2, 3, 4, 5].map((number) => gate(() => task(number))));
  expect(results).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a full queue refuses, and a task that fails makes room for the next', async () => {
  const gate = createGate({ concurrency: 1, maxQueued: 1 });
  const first = gate(() => Promise.reject(new Error('broken')));
  const second = gate(async () => 'done');
  await expect(gate(async () => 'never')).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(first).rejects.toThrow('broken');
  await expect(second).resolves.toBe('done');
  await expect(gate(async () => 'after')).resolves.toBe('after');
});

test('a task that has waited its longest is told when to come again, and leaves the queue', async () => {
  vi.useFakeTimers();
  const gate = createGate({ concurrency: 1, maxQueued: 1, maxWaitSeconds: 30 });
  const { task, end } = heldTask();
  const first = gate(task);
  const second = expect(gate(async () => 'never')).rejects.toMatchObject({ retryAfter: 30 });
  await vi.advanceTimersByTimeAsync(30_000);
  await second;
  const third = gate(async () => 'next');
  end();
  expect([await first, await third]).toEqual(['done', 'next']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a closed gate refuses what waits and what comes, and lets what runs end', async () => {
  const gate = createGate({ concurrency: 1, maxQueued: 1 });
  const { task, end } = heldTask();
  const first = gate(task);
  const second = expect(gate(async () => 'never')).rejects.toMatchObject({ status: 503 });
  gate.close();
  await second;
  await expect(gate(async () => 'never')).rejects.toMatchObject({ status: 503 });
  end();
  await expect(first).resolves.toBe('done');
});

test('a subject has no more tasks that run or wait than it may, and leaves room for others', async () => {
  const gate = createFairGate({ concurrency: 1, maxQueued: 1, perSubject: 1 });
  const { task, end } = heldTask();
  const first = gate('ada', task);
  await expect(gate('ada', task)).rejects.toMatchObject({ code: 'too_many_requests' });
  const second = gate('bruno', async () => 'second');
  await expect(gate('bruno', task)).rejects.toMatchObject({ code: 'too_many_requests' });
  end();
  expect([await first, await second]).toEqual(['done', 'second']);
  await expect(gate('ada', async () => 'again')).resolves.toBe('again');
});

test('tasks of one subject run one after another, beside those of others', async () => {
  const gate = createKeyedGate({ maxQueued: 1 });
  const { task, end } = heldTask();
  const first = gate('ada', task);
  const second = gate('ada', async () => 'second');
  await expect(gate('ada', task)).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(gate('bruno', async () => 'beside')).resolves.toBe('beside');
  end();
  expect([await first, await second]).toEqual(['done', 'second']);
});
