import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { promisify } from 'node:util';
import { hasErrorCode } from '../system-errors.ts';

const execute = promisify(execFile);

/** Whether the process table has this id; a zombie counts. */
export function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasErrorCode(error, 'ESRCH');
  }
}

/**
 * The PostgreSQL processes that work in this cluster. They are known by their working folder, so
 * that neither a reused process id nor a zombie (which has no folder left) is taken for one.
 *
 * `otherUser` is a command prefix that runs as another user: in most containers not even root sees
 * the working folders of another user's processes.
 */
export async function postgresProcessesIn(
  cluster: string,
  otherUser: readonly string[] = [],
): Promise<number[]> {
  if (process.platform !== 'linux') return scanCommandLines(cluster);
  const seen = otherUser.length > 0 ? await workingInAs(otherUser, cluster) : [];
  return [...new Set([...workingIn(cluster), ...seen])].filter(isPostgres);
}

function workingIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => unlessGone(() => readlinkSync(`/proc/${name}/cwd`)) === folder)
    .map(Number);
}

async function workingInAs(otherUser: readonly string[], folder: string): Promise<number[]> {
  const look = ['sh', '-c', 'ls -ld /proc/[0-9]*/cwd 2>/dev/null; true'];
  const [command = '', ...words] = [...otherUser, ...look];
  const { stdout } = await execute(command, words, { env: { PATH: process.env.PATH } });
  return stdout
    .split('\n')
    .filter((line) => line.endsWith(`/cwd -> ${folder}`))
    .map((line) => Number(/\/proc\/(\d+)\/cwd -> /.exec(line)?.[1]));
}

function isPostgres(pid: number): boolean {
  return unlessGone(() => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()) === 'postgres';
}

/** Null for a process that has ended or belongs to another user. */
function unlessGone(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Where there is no /proc, only the postmaster is found: its children rename themselves. */
async function scanCommandLines(cluster: string): Promise<number[]> {
  const { stdout } = await execute('ps', ['-Ao', 'pid=,args=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes(`postgres -D ${cluster} `))
    .map((line) => Number.parseInt(line, 10));
}
