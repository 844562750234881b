import { open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../../platform/http/app-error.ts';

/** Far above what Office documents of the allowed size hold; bytes are those unpacked. */
const most = { entries: 3000, bytes: 400_000_000, ratio: 100, listBytes: 1_000_000 };
/** Blank pictures and short texts pack better than any document as a whole. */
const bytesOfAnyRatio = 10_000_000;

const firstEntry = Buffer.from('PK\x03\x04');

export interface Archive {
  readonly names: ReadonlySet<string>;
  /** The content of the one part that was asked for; null where it is missing. */
  readonly part: string | null;
}

/**
 * Reads an archive that begins with its first entry, so that it is nothing else besides. Every
 * part is unpacked once, to nowhere: what the directory claims of its size has to be true.
 * @throws AppError unsupported_file where it is none, unreadable_file where it is damaged or a bomb
 */
export async function readArchive(path: string, wanted: string): Promise<Archive> {
  const size = await checkStart(path);
  return asUnreadableFile(async () => {
    const zip = await openPromise(path, { autoClose: false });
    try {
      return await readEntries(zip, size, wanted);
    } finally {
      zip.close();
    }
  });
}

/** @returns the file's size */
async function checkStart(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { buffer: start } = await file.read({ buffer: Buffer.alloc(firstEntry.length) });
    if (!start.equals(firstEntry)) throw new AppError('unsupported_file');
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function readEntries(zip: ZipFile, size: number, wanted: string): Promise<Archive> {
  if (zip.entryCount > most.entries) throw new Error(`${zip.entryCount} parts`);
  const entries = await Array.fromAsync(zip.eachEntry());
  const claimed = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const isBomb = claimed > bytesOfAnyRatio && claimed > most.ratio * size;
  if (isBomb || claimed > most.bytes) throw new Error(`${claimed} bytes in ${size}`);
  let part: string | null = null;
  for (const entry of entries) {
    if (entry.fileName === wanted) part = await textOf(zip, entry);
    else await checkClaims(zip, entry);
  }
  return { names: new Set(entries.map(({ fileName }) => fileName)), part };
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  if (entry.uncompressedSize > most.listBytes) throw new Error(`${entry.fileName} is too long`);
  return (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
}

/** @throws Error as soon as there are more bytes than claimed, or where there are fewer or others */
async function checkClaims(zip: ZipFile, entry: Entry): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(await zip.openReadStreamPromise(entry), nowhere);
}

/** Whatever a reader refuses is the file's fault. */
async function asUnreadableFile<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new AppError('unreadable_file', { cause });
  }
}
