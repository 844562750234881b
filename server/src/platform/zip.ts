import { once } from 'node:events';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { ZipArchive } from 'archiver';

export interface ZipEntry {
  /** Path in the archive. */
  readonly name: string;
  readonly date: Date;
  readonly content: Buffer | Readable;
}

/** A ZIP of entries that are asked for one by one as it is read, so that memory holds one at most. */
export async function zipOf(entries: AsyncIterable<ZipEntry>): Promise<Readable> {
  // Loaded with the first archive, which no start has to wait for.
  const { ZipArchive } = await import('archiver');
  const archive = new ZipArchive({ zlib: { level: 6 } });
  feed(archive, entries).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  // A stream of Node's own: archiver's comes from a package and lacks some of it.
  return pipeline(archive, new PassThrough(), () => {});
}

async function feed(archive: ZipArchive, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const closed = new AbortController();
  archive.once('close', () => closed.abort());
  for await (const { content, ...entry } of entries) {
    const written = once(archive, 'entry', { signal: closed.signal });
    // A stream that breaks fails the archive; archiver itself would go on with half a file.
    if (!Buffer.isBuffer(content)) content.once('error', (error) => archive.destroy(error));
    archive.append(content, entry);
    try {
      await written;
    } finally {
      if (!Buffer.isBuffer(content)) content.destroy();
    }
  }
  await archive.finalize();
}
