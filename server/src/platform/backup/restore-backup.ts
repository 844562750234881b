import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { advisoryLocks } from '../advisory-locks.ts';
import type { DatabaseAddress } from '../database.ts';
import type { Log } from '../log.ts';
import { applyMigrations } from '../migrations/apply-migrations.ts';
import type { Migration } from '../migrations/read-migrations.ts';
import { receive, scratchPath } from '../storage/receive.ts';
import type { Storage } from '../storage/storage.ts';
import { BackupError, damaged } from './backup-error.ts';
import { emptyDatabase, isEmptyDatabase } from './catalogue.ts';
import { entries, keyOf, tableOf } from './entries.ts';
import { startLoading, type TableLoader } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import { type ArchiveEntry, bytesOf, readArchive } from './read-archive.ts';

export interface RestoreDeps {
  readonly address: DatabaseAddress;
  readonly storage: Pick<Storage, 'scratch' | 'list' | 'write' | 'remove'>;
  /** Those of this release, in their order. */
  readonly migrations: readonly Migration[];
  readonly log: Log;
}

/**
 * Brings an archive that was checked into an empty database and an empty storage; a failure leaves
 * both as empty as they were.
 * @returns how many files came back
 * @throws BackupError
 */
export async function restoreBackup(
  deps: RestoreDeps,
  { manifest, content }: { readonly manifest: Manifest; readonly content: Readable },
): Promise<number> {
  const { address, storage, log } = deps;
  await refuseUsedStorage(storage);
  const client = new pg.Client({ ...address, application_name: 'stratum restore' });
  client.on('error', (error) => log.warn({ err: error }, 'the connection for the restore broke'));
  await client.connect();
  try {
    // A power failure before the end leaves a restore that is begun anew: no commit waits for the disk.
    await client.query(`SELECT set_config('statement_timeout', '0', false),
      set_config('synchronous_commit', 'off', false)`);
    // A server that starts meanwhile waits, and finds all of it or nothing.
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrations]);
    if (!(await isEmptyDatabase(client))) {
      throw new BackupError(
        'The database holds tables already. Restore into an empty one: DATABASE_URL of a new database, or a new DATA_DIR.',
      );
    }
    try {
      return await fill(client, deps, manifest, content);
    } catch (error) {
      await takeBack(client, storage, log);
      throw error;
    }
  } finally {
    content.destroy();
    await client.end();
  }
}

async function refuseUsedStorage(storage: RestoreDeps['storage']): Promise<void> {
  for await (const { key } of storage.list()) {
    throw new BackupError(
      `The storage holds files already, such as ${key}. Restore into an empty bucket or folder.`,
    );
  }
}

/** The tables as the archive's release had them, their rows, and then what this release has changed. */
async function fill(
  client: pg.Client,
  { storage, migrations, log }: RestoreDeps,
  manifest: Manifest,
  content: Readable,
): Promise<number> {
  const then = migrations.filter(({ madeAt }) => madeAt <= manifest.migration);
  await applyMigrations(client, then, { log });
  if (manifest.jobs) await client.query(manifest.jobs.construction);
  const loader = await startLoading(client, manifest);
  try {
    const files = await loadEntries(loader, storage, readArchive(content));
    await applyMigrations(client, migrations, { log });
    // With this commit all those before are on the disk.
    await client.query('SET synchronous_commit = on');
    await client.query('ANALYZE');
    return files;
  } catch (error) {
    await loader.giveUp();
    throw error;
  }
}

/** Rows come before files, so that they are committed by the first of these. */
async function loadEntries(
  loader: TableLoader,
  storage: RestoreDeps['storage'],
  archive: AsyncIterable<ArchiveEntry>,
): Promise<number> {
  let files = 0;
  for await (const entry of archive) {
    const table = tableOf(entry.name);
    if (table !== null) await loader.load(table, await bytesOf(entry));
    else if (entry.name.startsWith(entries.files)) {
      await storeFile(storage, entry);
      files += 1;
    }
  }
  await loader.finish();
  return files;
}

async function storeFile(
  storage: RestoreDeps['storage'],
  { name, size, content }: ArchiveEntry,
): Promise<void> {
  const key = keyOf(name);
  if (key === null) throw damaged(`${name} is no place for a file`);
  const path = await scratchPath(storage.scratch);
  try {
    await receive(content, path, size);
    // Whoever reads a file is told its type by the row that knows it.
    await storage.write(key, 'application/octet-stream', { path });
  } finally {
    await rm(path, { force: true });
  }
}

/** As empty as before: all that is there has come by this restore. */
async function takeBack(
  client: pg.Client,
  storage: RestoreDeps['storage'],
  log: Log,
): Promise<void> {
  try {
    await client.query('ROLLBACK');
    await emptyDatabase(client);
    for await (const { key } of storage.list()) await storage.remove(key);
  } catch (error) {
    log.error({ err: error }, 'what a failed restore has made could not be taken back');
  }
}
