import { link, mkdir, open, opendir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { limits } from '@stratum/contract/limits';
import type { Clock } from '../clock.ts';
import { AppError } from '../http/app-error.ts';
import { hasErrorCode } from '../system-errors.ts';
import { type Addresses, createAddresses } from './signed-address.ts';
import { type KeptObject, keptFolders, linkTimes, type Storage } from './storage.ts';

export interface LocalStorage extends Storage {
  readonly kind: 'local';
  readonly addresses: Addresses;
  /** @throws AppError not_found */
  find(key: string): Promise<{ path: string; size: number }>;
}

interface Settings {
  readonly folder: string;
  readonly key: Buffer;
  readonly clock: Clock;
  /** The product's public address where one was set. */
  readonly publicUrl: string | null;
}

/** A new file that only its owner can read, on the disk before it counts as written. */
const writeOnce = { flag: 'wx', mode: 0o600, flush: true } as const;

/** Files in a folder that only its owner can read, behind addresses of the product's own. */
export function createLocalStorage({ folder, key, clock, publicUrl }: Settings): LocalStorage {
  const addresses = createAddresses(key);
  const scratch = join(folder, 'incoming');
  const place = (objectKey: string) => join(folder, objectKey);
  return {
    kind: 'local',
    scratch,
    origin: null,
    addresses,
    async uploadUrl(upload, reachedAt) {
      const address = addresses.upload(upload, limits.upload.maxBytes);
      const origin = publicUrl ?? reachedAt;
      if (!URL.canParse(origin)) throw new AppError('malformed');
      return new URL(address, origin).href;
    },
    fetchUpload: async () => false,
    openSent: async () => null,
    async dropUpload() {},
    async write(objectKey, _type, source) {
      const path = place(objectKey);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (source instanceof Uint8Array) await writeFile(path, source, writeOnce);
      else await link(source.path, path);
    },
    async copy(objectKey, to) {
      const { path } = await found(place(objectKey));
      await mkdir(dirname(place(to)), { recursive: true, mode: 0o700 });
      // The bytes of a key never change: each is removed by itself.
      await link(path, place(to));
    },
    read: (objectKey) => openedFile(place(objectKey)),
    async link(objectKey, as, seconds) {
      const { until } = linkTimes(clock.now(), seconds);
      return { url: addresses.file(objectKey, as, until), expiresAt: until };
    },
    list: () => listKept(folder),
    remove: (objectKey) => rm(place(objectKey), { force: true }),
    sweepIncoming: (before) => removeOlder(scratch, before),
    find: (objectKey) => found(place(objectKey)),
  };
}

/** Of a file that is removed from here on, the bytes are still read. */
async function openedFile(path: string): Promise<Readable> {
  const file = await unlessGone(open(path));
  if (!file) throw new AppError('not_found');
  return file.createReadStream();
}

async function found(path: string): Promise<{ path: string; size: number }> {
  try {
    return { path, size: (await stat(path)).size };
  } catch (cause) {
    throw hasErrorCode(cause, 'ENOENT') ? new AppError('not_found', { cause }) : cause;
  }
}

/** Of however many files, a few names are held at a time. */
async function* listKept(folder: string): AsyncGenerator<KeptObject> {
  for (const kept of keptFolders) {
    const entries = await unlessGone(opendir(join(folder, kept), { recursive: true }));
    for await (const entry of entries ?? []) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const facts = await unlessGone(stat(path));
      if (!facts) continue;
      const key = relative(folder, path).split(sep).join('/');
      yield { key, size: facts.size, writtenAt: facts.mtime };
    }
  }
}

async function unlessGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Removes files of a folder last written before an instant: what a crash left of an upload. */
export async function removeOlder(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
  for (const name of names) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => null);
    if (written && written.mtime < before) await rm(path, { force: true });
  }
}
