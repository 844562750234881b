import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

type Child = ChildProcessByStdio<null, Readable, null>;

export interface Running {
  readonly process: Child;
  readonly url: string;
  /** Milliseconds from the start to the line that names the address. */
  readonly startedIn: number;
  stop(): Promise<void>;
}

/** Load that is measured comes from one network and one account. */
const unlimited = { RATE_LIMIT: '1000000000', WRITE_LIMIT: '1000000000' };

/** Runs a Node program until it says `ready at URL`. */
export async function running(
  program: readonly string[],
  env: Record<string, string>,
): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...unlimited, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A bench that fails leaves nothing running.
  process.once('exit', () => child.kill());
  const url = await addressFrom(child);
  const startedIn = performance.now() - began;
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { process: child, url, startedIn, stop };
}

function addressFrom(child: Child): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const [, url] = /ready at (http\S+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`ended before it was ready: ${output}`)));
  });
}

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
