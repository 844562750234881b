import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../http/app-error.ts';
import { usageOf } from './process-usage.ts';

/** What one task may use. */
export interface ProcessLimits {
  /** Seconds of processor time. */
  readonly processorTime: number;
  /** Seconds by the clock, for a process that hardly got the processor. */
  readonly wallClock: number;
  /** Resident bytes. */
  readonly memory: number;
}

/** A program that says `ready`, is sent one task, and answers once. */
export interface BoundedProgram {
  readonly entry: string;
  /** Mebibytes of V8's old generation. */
  readonly heap: number;
}

/** What such a program says: that it is loaded, then its answer or what is wrong with the file. */
export type ProgramMessage<Answer> =
  | 'ready'
  | { readonly answer: Answer }
  | { readonly fault: string };

/** Milliseconds between two readings of what the process uses. */
const watchInterval = 50;
/** Seconds after which a client of a busy machine may try again. */
const retryAfter = 30;

/**
 * Runs one task in a process of its own, which is killed after its answer, at a limit, and when this
 * process ends: nothing that a file does to its reader outlives the file.
 * @throws AppError unreadable_file where the program refused the file, crashed or passed a limit;
 *   something_went_wrong (503) where the process hardly got the processor
 */
export async function runBounded<Task extends object, Answer>(
  { entry, heap }: BoundedProgram,
  task: Task,
  limits: ProcessLimits,
): Promise<Answer> {
  const child = fork(entry, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=8'],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // `answerOf` hears it too; without a listener a late error would end the server.
  child.on('error', () => undefined);
  const ended = once(child, 'exit').catch(() => undefined);
  const stop = new AbortController();
  const { signal } = stop;
  try {
    return await Promise.race([
      answerOf<Answer>(child, task, signal),
      refusalAtLimit(child, limits, signal),
      refusalWhenStarved(limits.wallClock, signal),
    ]);
  } finally {
    stop.abort();
    child.kill('SIGKILL');
    // Its memory must be free before another one starts.
    if (child.pid !== undefined) await ended;
  }
}

async function answerOf<Answer>(
  child: ChildProcess,
  task: object,
  signal: AbortSignal,
): Promise<Answer> {
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  let isReady = false;
  for await (const heard of on(child, 'message', { signal, close: ['exit'] })) {
    const message: ProgramMessage<Answer> = heard[0];
    if (message === 'ready') {
      isReady = true;
      child.send(task, () => undefined);
    } else if ('answer' in message) {
      return message.answer;
    } else {
      throw unreadable(message.fault);
    }
  }
  if (isReady) throw unreadable(`the process ended by ${child.signalCode ?? child.exitCode}`);
  throw new Error(`the process does not start: ${complaint}`);
}

async function refusalAtLimit(
  { pid }: ChildProcess,
  limits: ProcessLimits,
  signal: AbortSignal,
): Promise<never> {
  for (;;) {
    await pause(watchInterval, undefined, { signal });
    const used = pid === undefined ? null : await usageOf(pid);
    if (used && used.memory > limits.memory) throw unreadable('too much memory');
    if (used && used.processorTime > limits.processorTime) throw unreadable('too much time');
  }
}

/** A reader of files works and never waits: one that runs long by the clock and little by the processor is on a busy machine. */
async function refusalWhenStarved(seconds: number, signal: AbortSignal): Promise<never> {
  await pause(seconds * 1000, undefined, { signal });
  throw new AppError('something_went_wrong', {
    status: 503,
    retryAfter,
    cause: new Error('the process hardly got the processor'),
  });
}

function unreadable(reason: string): AppError {
  return new AppError('unreadable_file', { cause: new Error(reason) });
}
