import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../http/app-error.ts';

/** A new name in a folder that only its owner can read. */
export async function scratchPath(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}

/**
 * Streams bytes into a new file, and stops at the first one too many. A failure, an aborted sender's
 * too, leaves no file.
 * @returns how many bytes came
 * @throws AppError file_too_large
 */
export async function receive(source: Readable, path: string, maxBytes: number): Promise<number> {
  let size = 0;
  async function* metered(): AsyncGenerator<Buffer> {
    // A request that is destroyed here could not be answered.
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxBytes) throw new AppError('file_too_large');
      yield chunk;
    }
  }
  try {
    // Flushed to the disk: an upload that was answered survives a crash.
    await pipeline(metered, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    return size;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
