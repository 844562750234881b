import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { AppError } from '../http/app-error.ts';
import type { DecoderMessage, DecoderTask } from './decoder-task.ts';
import { usageOf } from './process-usage.ts';
import { imageRules } from './rules.ts';

/** Seconds by processor and by clock, and bytes. */
type ProcessLimits = Pick<typeof imageRules, 'processorTime' | 'wallClock' | 'memory'>;

const entry = fileURLToPath(new URL('./decoder/main.ts', import.meta.url));
/** Milliseconds between two readings of what the process uses. */
const watchInterval = 50;
/** Seconds after which a client of a busy machine may try again. */
const retryAfter = 30;

/**
 * Runs one task in a process of its own, which is killed after its answer, at a limit, and when this
 * process ends: nothing that a file does to a decoder outlives the file.
 * @returns a WebP file
 * @throws AppError unreadable_file where the decoder refused the file, crashed or passed a limit;
 *   something_went_wrong (503) where the process hardly got the processor
 */
export async function decodeInProcess(
  task: DecoderTask,
  limits: Readonly<Record<keyof ProcessLimits, number>> = imageRules,
): Promise<Buffer> {
  const child = fork(entry, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=96', '--max-semi-space-size=8'],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // `answerOf` hears it too; without a listener a late error would end the server.
  child.on('error', () => undefined);
  const ended = once(child, 'exit').catch(() => undefined);
  const stop = new AbortController();
  const { signal } = stop;
  try {
    const bytes = await Promise.race([
      answerOf(child, task, signal),
      refusalAtLimit(child, limits, signal),
      refusalWhenStarved(limits.wallClock, signal),
    ]);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  } finally {
    stop.abort();
    child.kill('SIGKILL');
    // Its memory must be free before another one starts.
    if (child.pid !== undefined) await ended;
  }
}

async function answerOf(
  child: ChildProcess,
  task: DecoderTask,
  signal: AbortSignal,
): Promise<Uint8Array> {
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  let isReady = false;
  for await (const heard of on(child, 'message', { signal, close: ['exit'] })) {
    const message: DecoderMessage = heard[0];
    if (message === 'ready') {
      isReady = true;
      child.send(task, () => undefined);
    } else if ('bytes' in message) {
      return message.bytes;
    } else {
      throw unreadable(message.fault);
    }
  }
  if (isReady) throw unreadable(`the decoder ended by ${child.signalCode ?? child.exitCode}`);
  throw new Error(`the picture decoder does not start: ${complaint}`);
}

async function refusalAtLimit(
  { pid }: ChildProcess,
  limits: Readonly<Record<keyof ProcessLimits, number>>,
  signal: AbortSignal,
): Promise<never> {
  for (;;) {
    await pause(watchInterval, undefined, { signal });
    const used = pid === undefined ? null : await usageOf(pid);
    if (used && used.memory > limits.memory) throw unreadable('too much memory');
    if (used && used.processorTime > limits.processorTime) throw unreadable('too much time');
  }
}

/** A decoder works and never waits: one that runs long by the clock and little by the processor is on a busy machine. */
async function refusalWhenStarved(seconds: number, signal: AbortSignal): Promise<never> {
  await pause(seconds * 1000, undefined, { signal });
  throw new AppError('something_went_wrong', {
    status: 503,
    retryAfter,
    cause: new Error('the picture decoder hardly got the processor'),
  });
}

function unreadable(reason: string): AppError {
  return new AppError('unreadable_file', { cause: new Error(reason) });
}
