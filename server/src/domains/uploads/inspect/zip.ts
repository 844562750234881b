import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { AppError } from '../../../platform/http/app-error.ts';

export interface ZipEntry {
  readonly name: string;
  /** 0 as it is, 8 deflated. */
  readonly method: number;
  readonly compressed: number;
  readonly size: number;
  /** Where its local header stands. */
  readonly offset: number;
}

/** Far above what Office documents of the allowed size hold. */
const most = { entries: 20_000, unpacked: 1_000_000_000, ratio: 200, part: 1_000_000 };
const directoryEnd = { signature: 0x06054b50, bytes: 22 };
const directoryEntry = { signature: 0x02014b50, bytes: 46 };
const localHeader = { signature: 0x04034b50, bytes: 30 };

const inflate = promisify(inflateRaw);

/**
 * The central directory of an archive that begins with its first entry and ends with its
 * directory, so that it is nothing else besides.
 * @throws AppError unsupported_file where it is none, unreadable_file where its figures are absurd
 */
export async function readArchive(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat();
  if (size < directoryEnd.bytes) throw new AppError('unsupported_file');
  const start = await bytesAt(file, 0, 4);
  if (start.readUInt32LE(0) !== localHeader.signature) throw new AppError('unsupported_file');
  const end = await findEnd(file, size);
  const count = end.readUInt16LE(10);
  const length = end.readUInt32LE(12);
  const offset = end.readUInt32LE(16);
  if (count > most.entries || offset + length > size) throw new AppError('unreadable_file');
  const entries = parseDirectory(await bytesAt(file, offset, length), count);
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (unpacked > most.unpacked || unpacked > most.ratio * size) {
    throw new AppError('unreadable_file');
  }
  return entries;
}

/** The record that ends an archive, a comment of up to 64 KB behind it. */
async function findEnd(file: FileHandle, size: number): Promise<Buffer> {
  const tail = await bytesAt(
    file,
    Math.max(0, size - directoryEnd.bytes - 0xffff),
    Math.min(size, directoryEnd.bytes + 0xffff),
  );
  for (let at = tail.length - directoryEnd.bytes; at >= 0; at -= 1) {
    const found =
      tail.readUInt32LE(at) === directoryEnd.signature &&
      at + directoryEnd.bytes + tail.readUInt16LE(at + 20) === tail.length;
    if (found) return tail.subarray(at);
  }
  throw new AppError('unreadable_file');
}

function parseDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    const whole =
      at + directoryEntry.bytes <= directory.length &&
      directory.readUInt32LE(at) === directoryEntry.signature;
    if (!whole) throw new AppError('unreadable_file');
    const nameEnd = at + directoryEntry.bytes + directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + directoryEntry.bytes, nameEnd),
      method: directory.readUInt16LE(at + 10),
      compressed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/** Unpacks one small entry. @throws AppError unreadable_file */
export async function inflateEntry(file: FileHandle, entry: ZipEntry): Promise<Buffer> {
  if (entry.compressed > most.part) throw new AppError('unreadable_file');
  const header = await bytesAt(file, entry.offset, localHeader.bytes);
  if (header.readUInt32LE(0) !== localHeader.signature) throw new AppError('unreadable_file');
  const start =
    entry.offset + localHeader.bytes + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await bytesAt(file, start, entry.compressed);
  if (entry.method === 0) return packed;
  try {
    return await inflate(packed, { maxOutputLength: most.part });
  } catch (cause) {
    throw new AppError('unreadable_file', { cause });
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
  if (bytesRead < length) throw new AppError('unreadable_file');
  return buffer;
}
