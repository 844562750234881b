import { expect, test } from 'vitest';
import { createFrameQueue } from './frame-queue.ts';

test('a frame that cannot be handled is told, and holds up none behind it', async () => {
  const socket = { isPaused: false, pause: () => undefined, resume: () => undefined };
  const handled: string[] = [];
  const failures: unknown[] = [];
  const handle = async (data: Buffer) => {
    if (data.toString() === 'bad') throw new Error('cannot be handled');
    handled.push(data.toString());
  };
  const add = createFrameQueue(socket, handle, (error) => failures.push(error));
  await Promise.all(['bad', 'second'].map((text) => add(Buffer.from(text), false)));
  await add(Buffer.from('third'), false);
  expect(handled).toEqual(['second', 'third']);
  expect(failures).toEqual([new Error('cannot be handled')]);
});
