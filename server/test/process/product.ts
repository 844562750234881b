import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

const main = join(import.meta.dirname, '../../src/main.ts');
const admin = join(import.meta.dirname, '../../src/admin/main.ts');

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** Nothing else: no setting of who runs the tests reaches the server. */
const inherited = { PATH, NODE_COMPILE_CACHE };

export interface Product {
  readonly process: ChildProcess;
  /** All it has said so far. */
  output(): string;
  /** Its address once it is ready; rejects when it ends before. */
  readonly url: Promise<string>;
  /** Its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Has something end with a test, or with all tests of a file. */
export type OnEnd = (end: () => void | Promise<void>) => void;

export async function newDataDir(onEnd: OnEnd = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stratum-process-'));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs the server as `npm start` does, on a port of its own; ended with the test. */
export function runProduct(
  dataDir: string,
  env: Record<string, string> = {},
  onEnd: OnEnd = onTestFinished,
): Product {
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, DATA_DIR: dataDir, PORT: '0', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, url] = /Stratum is ready at (\S+)/.exec(output) ?? [];
      if (url) ready.resolve(url);
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => ready.reject(new Error(`the server ended early: ${output}`)));
  ready.promise.catch(() => undefined);
  onEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  });
  return { process: child, output: () => output, url: ready.promise, ended };
}

/** Runs a command as `npm run admin` does, to its end. */
export async function runCommand(
  words: readonly string[],
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const options = { env: { ...inherited, DATA_DIR: dataDir, ...env } };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [admin, ...words], options);
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = z.object({ code: z.number(), stderr: z.string() }).parse(error);
    return { code, output: stderr };
  }
}

/** Asks again until the answer is the one awaited; the test's own time-out ends it otherwise. */
export async function eventually<T>(
  ask: () => Promise<T>,
  awaited: (value: T) => boolean,
): Promise<T> {
  for (;;) {
    const value = await ask();
    if (awaited(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
