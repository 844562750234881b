import { Readable } from 'node:stream';
import { after, type Clock } from '../clock.ts';
import type { DatabaseAddress } from '../database.ts';
import { AppError } from '../http/app-error.ts';
import { jobsConstruction } from '../jobs/construction.ts';
import type { Log } from '../log.ts';
import { type Secrets, writtenKey } from '../secrets/secrets.ts';
import type { KeptObject, Storage } from '../storage/storage.ts';
import type { Archives } from './archives.ts';
import { BackupError } from './backup-error.ts';
import { entries, partName } from './entries.ts';
import { archiveFormat, type Manifest } from './manifest.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { type ArchiveWriter, writeArchive } from './write-archive.ts';

export interface BackupDeps {
  readonly address: DatabaseAddress;
  readonly storage: Pick<Storage, 'list' | 'read'>;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Log;
}

export interface BackupFacts {
  readonly tables: number;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Seconds that the clocks of this machine and of the storage may differ. What was written later than
 * that is no file that the snapshot's rows know.
 */
const clockTolerance = 60;

/**
 * Stores an archive of the whole installation while it goes on: all tables of one moment, the files
 * that are still there, and the secrets.
 * @throws BackupError
 */
export async function makeBackup(
  deps: BackupDeps,
  { archives, name }: { readonly archives: Archives; readonly name: string },
  signal?: AbortSignal,
): Promise<BackupFacts> {
  const snapshot = await openSnapshot(deps.address, deps.log);
  try {
    const manifest = await manifestOf(deps, snapshot);
    let files = 0;
    const content = writeArchive(async (archive) => {
      await archive.addBytes(entries.manifest, Buffer.from(JSON.stringify(manifest)));
      await archive.addBytes(entries.secrets, Buffer.from(writtenKey(deps.secrets.otpKey)));
      await addTables(archive, snapshot);
      // Files take long, and an open snapshot holds back vacuum and migrations.
      await snapshot.close();
      files = await addFiles(archive, deps, after(new Date(manifest.takenAt), clockTolerance));
    });
    let bytes = 0;
    const counted = countBytes(content, (length) => {
      bytes += length;
    });
    await archives.write(name, Readable.from(counted, { objectMode: false }), signal);
    return { tables: manifest.tables.length, files, bytes };
  } finally {
    await snapshot.close();
  }
}

async function* countBytes(
  content: AsyncIterable<Buffer>,
  count: (length: number) => void,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    count(chunk.length);
    yield chunk;
  }
}

async function manifestOf({ clock, secrets }: BackupDeps, snapshot: Snapshot): Promise<Manifest> {
  const { migration, tables, sequences, jobsVersion, secretsFingerprint } = snapshot;
  if (secretsFingerprint !== secrets.fingerprint) {
    throw new BackupError(
      'The database was first used with other secrets than these. A backup with them would be of no use: give SECRET_KEY or the DATA_DIR that has the right ones.',
    );
  }
  const construction = await jobsConstruction();
  if (jobsVersion !== null && jobsVersion !== construction.version) {
    throw new BackupError(
      'The job queue is of another release. Make the backup by the release that serves.',
    );
  }
  return {
    product: 'stratum',
    format: archiveFormat,
    takenAt: clock.now().toISOString(),
    migration,
    jobs: jobsVersion === null ? null : construction,
    tables,
    sequences,
  };
}

async function addTables(archive: ArchiveWriter, snapshot: Snapshot): Promise<void> {
  for (const table of snapshot.tables) {
    let part = 0;
    for await (const bytes of snapshot.readTable(table)) {
      await archive.addBytes(partName(table.name, part), bytes);
      part += 1;
    }
  }
}

/** @returns how many there were */
async function addFiles(
  archive: ArchiveWriter,
  { storage }: BackupDeps,
  until: Date,
): Promise<number> {
  let count = 0;
  for await (const file of storage.list()) {
    if (file.writtenAt > until) continue;
    const content = await readUnlessGone(storage, file);
    if (!content) continue;
    await archive.add(entries.files + file.key, file.size, content);
    count += 1;
  }
  return count;
}

/** A file that was deleted meanwhile is one that nobody wants any more. */
async function readUnlessGone(
  storage: BackupDeps['storage'],
  { key }: KeptObject,
): Promise<Readable | null> {
  try {
    return await storage.read(key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
