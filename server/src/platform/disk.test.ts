import { expect, onTestFinished, test } from 'vitest';
import { watchDisk } from './disk.ts';
import { createLog } from './log.ts';

test('writes are refused while less than the reserve is free, and the log says so once', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  let left = 100;
  let looks = 0;
  const free = async () => {
    looks += 1;
    return left;
  };
  const disk = watchDisk({ log, free, reserve: 50, interval: 1 });
  onTestFinished(() => disk.stop());
  const looked = async (times: number) => {
    const until = looks + times;
    await expect.poll(() => looks).toBeGreaterThan(until);
  };
  await looked(2);
  expect(disk.isShort()).toBe(false);
  left = 49;
  await looked(5);
  expect(disk.isShort()).toBe(true);
  left = 50;
  await looked(2);
  expect(disk.isShort()).toBe(false);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'the disk is full: writes are refused',
    'there is room on the disk again',
  ]);
});
