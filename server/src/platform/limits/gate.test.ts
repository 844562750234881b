import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('no more tasks run at once than the gate lets in, and all of them finish', async () => {
  const gate = createGate({ atOnce: 2, waiting: 10 });
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
  const gate = createGate({ atOnce: 1, waiting: 1 });
  const first = gate(() => Promise.reject(new Error('broken')));
  const second = gate(async () => 'done');
  await expect(gate(async () => 'never')).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(first).rejects.toThrow('broken');
  await expect(second).resolves.toBe('done');
  await expect(gate(async () => 'after')).resolves.toBe('after');
});
