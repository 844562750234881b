import { type ChildProcess, spawn } from 'node:child_process';
import type { RunAs } from './run-as.ts';

/** Starts one of PostgreSQL's programs. The prefix execs it: the child's process id is the program's own. */
export function spawnProgram(
  runAs: RunAs,
  program: string,
  words: readonly string[],
): ChildProcess {
  const [command = program, ...rest] = [...runAs.prefix, program, ...words];
  return spawn(command, rest, {
    // A session of its own: Ctrl-C reaches Node alone, which ends PostgreSQL after its own work.
    detached: true,
    // Neither the server's secrets nor PostgreSQL variables meant for other servers.
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Runs a program to its end; what it wrote to stderr is in the reply. */
export async function runProgram(
  runAs: RunAs,
  program: string,
  words: readonly string[],
): Promise<{ succeeded: boolean; output: string }> {
  const child = spawnProgram(runAs, program, words);
  const chunks: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      resolve({ succeeded: code === 0, output: chunks.join('').trim() });
    });
  });
}
