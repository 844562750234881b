import { expect, onTestFinished, test } from 'vitest';
import { type Room, watchDisk } from './disk.ts';
import { createLog } from './log.ts';

const names = {
  enough: 'there is room on the disk again',
  filling: 'the disk is filling',
  short: 'the disk is full: writes are refused',
};

test('writes are refused while less than the reserve is free, and each change is told once', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  let left = 100;
  let looks = 0;
  const free = async () => {
    looks += 1;
    return left;
  };
  const disk = watchDisk({ log, free, reserve: 50, early: 80, interval: 1 });
  onTestFinished(() => disk.stop());
  const told: Room[] = [];
  disk.onLess((room) => told.push(room));
  const figures = async () =>
    Promise.all(disk.metrics.map(async (metric) => (await metric.get()).values[0]?.value));
  const whileLeft = async (bytes: number) => {
    left = bytes;
    const until = looks + 5;
    await expect.poll(() => looks).toBeGreaterThan(until);
    return { isShort: disk.isShort(), figures: await figures() };
  };
  expect(await whileLeft(100)).toEqual({ isShort: false, figures: [100, 0] });
  expect(await whileLeft(79)).toEqual({ isShort: false, figures: [79, 0] });
  expect(await whileLeft(49)).toEqual({ isShort: true, figures: [49, 1] });
  expect(await whileLeft(50)).toEqual({ isShort: false, figures: [50, 0] });
  expect(await whileLeft(49)).toEqual({ isShort: true, figures: [49, 1] });
  expect(told).toEqual(['filling', 'short']);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    names.filling,
    names.short,
    names.enough,
  ]);
});

test('whoever asks to be told later hears how it stands', async () => {
  const disk = watchDisk({ log: createLog('silent'), free: async () => 0, interval: 1 });
  onTestFinished(() => disk.stop());
  await expect.poll(() => disk.isShort()).toBe(true);
  const told: Room[] = [];
  disk.onLess((room) => told.push(room));
  expect(told).toEqual(['short']);
});
