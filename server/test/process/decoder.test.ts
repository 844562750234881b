import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, open } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { it, onTestFinished } from 'vitest';
import { eventually, newDataDir } from './product.ts';

const run = promisify(execFile);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'a decoder ends with the process that started it, by %s',
  async (signal) => {
    // A picture that never ends: its decoder does not end by itself either.
    const pipe = join(await newDataDir(), 'pipe');
    await run('mkfifo', [pipe]);
    const server = fork(join(import.meta.dirname, 'decoding-child.ts'), [pipe]);
    const told = await once(server, 'message');
    const decoder = Number(told[0]);
    const writer = await eventually(
      () => open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => null),
      (opened) => opened !== null,
    );
    onTestFinished(async () => {
      await writer?.close();
      if (isRunning(decoder)) process.kill(decoder, 'SIGKILL');
    });
    server.kill(signal);
    await eventually(
      async () => isRunning(decoder),
      (running) => !running,
    );
  },
);
