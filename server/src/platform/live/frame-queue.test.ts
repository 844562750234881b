import { expect, test } from 'vitest';
import { FrameQueue } from './frame-queue.ts';

test('a frame that cannot be handled is told, and holds up none behind it', async () => {
  const socket = { isPaused: false, pause: () => undefined, resume: () => undefined };
  const handled: string[] = [];
  const failures: unknown[] = [];
  const queue = new FrameQueue(socket, {
    async handle(data) {
      if (data.toString() === 'bad') throw new Error('cannot be handled');
      handled.push(data.toString());
    },
    fail: (error) => failures.push(error),
  });
  await Promise.all(['bad', 'second'].map((text) => queue.add(Buffer.from(text), false)));
  await queue.add(Buffer.from('third'), false);
  expect(handled).toEqual(['second', 'third']);
  expect(failures).toEqual([new Error('cannot be handled')]);
});
