import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { packOf } from '@stratum/content/load';
import type { Pack } from '@stratum/content/pack';
import { type Document, readDocuments } from '@stratum/content/read';
import type { Storage } from '../../platform/storage/storage.ts';
import { unpackArchive } from './archive.ts';
import type { KeptPack } from './tables.ts';

/** A pack with the files that it was read from. */
export interface Edition {
  readonly pack: Pack;
  readonly dir: string;
  readonly documents: readonly Document[];
  readonly fingerprint: string;
}

/** Reads the pack of a folder. @throws PackError */
export async function readEdition(dir: string): Promise<Edition> {
  const documents = await readDocuments(dir);
  const pack = packOf(dir, documents);
  return { pack, dir, documents, fingerprint: fingerprintOf(documents) };
}

/** Differs once a single text, film or picture does. */
export function fingerprintOf(documents: readonly Document[]): string {
  return createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 24);
}

export interface Unpacking {
  readonly storage: Pick<Storage, 'read'>;
  /** Folder of the packs that this machine has unpacked. */
  readonly packsDir: string;
}

/** Reads a pack that is kept, unpacked on this machine once. @throws PackError, ArchiveFault */
export async function openKept(
  { storage, packsDir }: Unpacking,
  { archiveKey, fingerprint }: Pick<KeptPack, 'archiveKey' | 'fingerprint'>,
): Promise<Edition> {
  const dir = join(packsDir, fingerprint);
  if (!(await stat(dir).catch(() => null))) {
    await inFreshFolder(packsDir, async (folder) => {
      const archive = join(folder, 'archive.zip');
      await pipeline(
        await storage.read(archiveKey),
        createWriteStream(archive, { flags: 'wx', mode: 0o600 }),
      );
      await unpackInto(archive, join(folder, 'pack'), dir);
    });
  }
  return readEdition(dir);
}

/** Unpacks beside the place and moves the whole there: nobody finds half a pack. */
async function unpackInto(archive: string, folder: string, place: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await unpackArchive(archive, folder);
  try {
    await rename(folder, place);
  } catch (error) {
    // Another process on this machine was faster.
    if (!(await stat(place).catch(() => null))) throw error;
  }
}

/** Runs work with a folder that is gone afterwards. */
export async function inFreshFolder<T>(
  scratch: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(scratch, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where packs are unpacked: beside everything else of the installation, and none of its state. */
export function packsFolder({ DATA_DIR }: { readonly DATA_DIR: string }): string {
  return join(DATA_DIR, 'packs');
}
