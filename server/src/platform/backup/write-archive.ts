import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pack as createPack, type Pack } from 'tar-stream';
import { entries } from './entries.ts';

export interface ArchiveWriter {
  /** @param content of just this size */
  add(name: string, size: number, content: AsyncIterable<Uint8Array>): Promise<void>;
  addBytes(name: string, content: Buffer): Promise<void>;
}

/**
 * A tar of what `fill` adds, written as it is read: no entry is held in memory. Its last entry counts
 * and hashes those before it.
 */
export function writeArchive(fill: (archive: ArchiveWriter) => Promise<void>): Readable {
  const pack = createPack();
  const closed = new AbortController();
  pack.once('close', () => closed.abort());
  const digest = startDigest();
  const { signal } = closed;
  const add: ArchiveWriter['add'] = async (name, size, content) => {
    digest.begin(name, size);
    await addEntry(pack, { name, size, signal }, digest.over(content));
  };
  const write = async () => {
    await fill({ add, addBytes: (name, bytes) => add(name, bytes.length, inOnePiece(bytes)) });
    const end = Buffer.from(JSON.stringify(digest.end()));
    await addEntry(pack, { name: entries.end, size: end.length, signal }, inOnePiece(end));
    pack.finalize();
  };
  write().catch((error: Error) => pack.destroy(error));
  const output = Readable.from(pack, { objectMode: false });
  pack.on('error', heard);
  output.on('error', heard);
  return output;
}

/** Whoever reads is told, and who writes; an error that nobody else hears would end the process. */
function heard(): void {}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function addEntry(
  pack: Pack,
  { name, size, signal }: { name: string; size: number; signal: AbortSignal },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  signal.throwIfAborted();
  const sink = pack.entry({ name, size, mode: 0o600 }).on('error', heard);
  for await (const chunk of content) {
    // Nobody may read on: a disk that is full, a store that went away.
    if (!sink.write(chunk)) await once(sink, 'drain', { signal });
    signal.throwIfAborted();
  }
  const finished = once(sink, 'finish', { signal });
  sink.end(undefined);
  await finished;
}

export interface ArchiveEnd {
  readonly entries: number;
  readonly sha256: string;
}

/** Hashes the entries of an archive, their names and sizes too. */
export function startDigest() {
  const hash: Hash = createHash('sha256');
  let count = 0;
  return {
    begin(name: string, size: number): void {
      count += 1;
      hash.update(`${name}\n${size}\n`);
    },
    async *over(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    },
    end: (): ArchiveEnd => ({ entries: count, sha256: hash.digest('hex') }),
  };
}
