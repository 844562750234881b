import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LeftoverProcessError } from './errors.ts';
import { waitUntil } from './polling.ts';
import type { PostgresLog } from './postmaster.ts';
import { isListed, postgresProcessesIn } from './processes.ts';
import type { RunAs } from './run-as.ts';
import { socketFile } from './socket-folder.ts';

interface Surroundings {
  readonly cluster: string;
  readonly socketFolder: string;
  readonly runAs: RunAs;
  readonly log: PostgresLog;
}

const CLEAN_STOP_MS = 30_000;
const NOTICE_MS = 1_000;
const SIGNAL_MS = 5_000;

/**
 * Kills the processes that an earlier PostgreSQL has left in the cluster, and removes its stale lock
 * files. The caller holds the data folder's lock: no other server uses them.
 */
export async function killLeftovers({
  cluster,
  socketFolder,
  runAs,
  log,
}: Surroundings): Promise<void> {
  const lockFiles = [join(cluster, 'postmaster.pid'), `${socketFile(socketFolder)}.lock`];
  const pids = lockFiles.map(pidIn).filter((pid) => pid !== null);
  if (pids.length === 0) return;
  const running = () => postgresProcessesIn(cluster, runAs.owner ? runAs.prefix : []);
  if (!(await killProcesses(running, pids, log))) {
    throw new LeftoverProcessError(cluster, await running());
  }
  for (const file of lockFiles) {
    const pid = pidIn(file);
    // PostgreSQL clears a lock file whose process is gone, but takes a zombie or a later process
    // of the same number for its holder.
    if (pid !== null && isListed(pid)) rmSync(file, { force: true });
  }
}

/** @returns whether all have ended, by SIGINT, SIGQUIT or SIGKILL */
async function killProcesses(
  running: () => Promise<number[]>,
  lockPids: readonly number[],
  log: PostgresLog,
): Promise<boolean> {
  const over = async () => (await running()).length === 0;
  const found = await running();
  if (found.length === 0) return true;
  log.warn({ pids: found }, 'ending the processes that an earlier PostgreSQL has left');
  const postmaster = found.find((pid) => lockPids.includes(pid));
  if (postmaster !== undefined) send('SIGINT', [postmaster]);
  // Without a postmaster its children notice and end by themselves.
  if (await waitUntil(postmaster === undefined ? NOTICE_MS : CLEAN_STOP_MS, over)) return true;
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    send(signal, await running());
    if (await waitUntil(SIGNAL_MS, over)) return true;
  }
  return false;
}

function send(signal: NodeJS.Signals, pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended already; if not, the caller's next check finds it.
    }
  }
}

/** The first line of both kinds of lock file; the socket's has a minus for a lone backend. */
function pidIn(file: string): number | null {
  try {
    const pid = Math.abs(Number.parseInt(readFileSync(file, 'utf8'), 10));
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}
