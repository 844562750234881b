import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { DataFolderInUseError } from './errors.ts';

export interface DataFolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;
const holderSchema = z.object({ pid: z.int(), host: z.string() });

/** Keeps the connections reachable: one that is garbage-collected releases its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks the data folder for this process.
 *
 * The lock is the system's own file lock, reached through an empty SQLite file since Node offers
 * no other way: the kernel frees it when the process ends, however it ends, so that it can
 * neither go stale nor mistake a reused process id for its holder.
 * @throws DataFolderInUseError
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const lockFile = join(folder, 'postgres.lock');
  const holderFile = join(folder, 'postgres.lock.json');
  const connection = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    connection.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    // A reader's lock would keep the next start out.
    chmodSync(lockFile, 0o600);
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, host: hostname() }));
  } catch (error) {
    connection.close();
    if (isBusy(error)) throw new DataFolderInUseError(folder, readHolder(holderFile));
    throw error;
  }
  held.add(connection);
  return {
    release() {
      if (!held.delete(connection)) return;
      rmSync(holderFile, { force: true });
      connection.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/** Null where the holder has the lock and has not written its name yet. */
function readHolder(file: string): z.infer<typeof holderSchema> | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
