import { existsSync, statSync } from 'node:fs';
import { chmod, chown, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { ClusterInitError } from './errors.ts';
import { runProgram } from './program.ts';
import { type RunAs, runsWell } from './run-as.ts';
import type { SystemAccount } from './system-accounts.ts';

/** The role of the application, and its database. */
export const DATABASE_NAME = 'stratum';

interface NewCluster {
  readonly cluster: string;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  /** Flushed to the disk before it counts as made; off in tests. */
  readonly durable: boolean;
}

/** Makes the cluster on the first start; at later ones gives its files to the user who will run it. */
export async function ensureCluster(options: NewCluster): Promise<{ made: boolean }> {
  const { cluster, runAs } = options;
  const made = !existsSync(join(cluster, 'PG_VERSION'));
  if (made && existsSync(cluster)) throw new ClusterInitError(cluster, 'it holds something else.');
  if (made) await makeCluster(options);
  else if (runAs.owner) await handOver(cluster, runAs.owner);
  return { made };
}

/**
 * Runs initdb in a temporary folder and renames it, so that a start cut short leaves no half cluster.
 * Each try has a folder of its own: a killed initdb empties its folder before it ends.
 */
async function makeCluster({ cluster, binaries, runAs, durable }: NewCluster): Promise<void> {
  const prefix = `${cluster}.unfinished`;
  await removeAll(prefix);
  const unfinished = await mkdtemp(`${prefix}-`);
  if (runAs.owner) await chown(unfinished, runAs.owner.uid, runAs.owner.gid);
  const { succeeded, output } = await runProgram(runAs, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${DATABASE_NAME}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // Only the owner of the folder that holds the socket can reach it.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  if (!succeeded) throw new ClusterInitError(unfinished, output);
  await chmod(unfinished, 0o700);
  await rename(unfinished, cluster);
  if (durable) await syncFolder(dirname(cluster));
}

async function removeAll(prefix: string): Promise<void> {
  const names = await readdir(dirname(prefix));
  for (const name of names.filter((each) => each.startsWith(basename(prefix)))) {
    // A program of the start that was cut short may write its last file meanwhile: hence the retries.
    const path = join(dirname(prefix), name);
    await rm(path, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** A cluster made in a user namespace is root's; a system user needs it as its own. */
async function handOver(cluster: string, { uid, gid }: SystemAccount): Promise<void> {
  if (statSync(cluster).uid === uid) return;
  if (!(await runsWell(['chown', '-R', `${uid}:${gid}`, cluster]))) {
    throw new ClusterInitError(cluster, `its files could not be given to the user ${uid}.`);
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
