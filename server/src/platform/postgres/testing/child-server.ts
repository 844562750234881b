import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

const announcement = z.object({
  connection: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    database: z.string(),
  }),
  postgresPid: z.number(),
});

/** As whom a server runs, and which programs the machine refuses it. */
export interface Runner {
  readonly name: string;
  readonly owner?: number;
  readonly prefix: readonly string[];
  readonly refused: readonly string[];
}

const script = join(import.meta.dirname, 'serving-child.ts');

/** Starts a server without waiting for it; it is gone after the test. */
export function spawnServer(runner: Runner, dataDir: string) {
  const words = [...runner.prefix, process.execPath, script, dataDir, ...runner.refused];
  const [command = '', ...rest] = words;
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, exited };
}

/** Starts a server in a process of its own. */
export async function startChildServer(runner: Runner, dataDir: string) {
  const { child, exited } = spawnServer(runner, dataDir);
  const complaint = text(child.stderr);
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([first]) => String(first)),
    exited.then(async () => Promise.reject(new Error(await complaint))),
  ]);
  return {
    ...announcement.parse(JSON.parse(line)),
    pid: child.pid ?? 0,
    /** Resolves with the exit code once the process has ended. */
    async kill(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
