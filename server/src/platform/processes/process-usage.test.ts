import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { parsePs, usageOf } from './process-usage.ts';

test('a process that works is known by its memory and its time, one that has ended is not', async () => {
  const { rss } = process.memoryUsage();
  const own = await usageOf(process.pid);
  expect(own?.memory).toBeGreaterThan(rss / 2);
  expect(own?.processorTime).toBeGreaterThan(0);
  const child = spawn(process.execPath, ['--version']);
  await once(child, 'exit');
  expect(await usageOf(child.pid ?? 0)).toBeNull();
});

test.each([
  ['  20480   0:01.50\n', { memory: 20_480 * 1024, processorTime: 1.5 }],
  [' 1 1:02:03\n', { memory: 1024, processorTime: 3723 }],
  ['\n', null],
])('what ps says is read: %j', (output, usage) => {
  expect(parsePs(output)).toEqual(usage);
});
