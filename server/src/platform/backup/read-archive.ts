import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract as createExtract } from 'tar-stream';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { BackupError, damaged } from './backup-error.ts';
import { entries } from './entries.ts';
import { startDigest } from './write-archive.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  /** To be read before the next entry; what is left of it is skipped. */
  readonly content: Readable;
}

const endSchema = z.object({ entries: z.int(), sha256: z.string() });

/** More than any entry that is held in memory has. */
const mostBytes = 64 * 1024 * 1024;

/**
 * The entries of an archive one after the other, as it comes. What was handed out counts once the
 * iteration has ended: only then is it known to be whole and as it was written.
 * @throws BackupError where it is cut short, changed, or no archive at all
 */
export async function* readArchive(source: Readable): AsyncGenerator<ArchiveEntry> {
  const extract = createExtract();
  let unreadable: unknown;
  source.once('error', (error) => {
    unreadable = error;
  });
  pipeline(source, extract, () => {});
  const digest = startDigest();
  const refusal = (cause: unknown) =>
    unreadable ?? damaged('it cannot be read to its end', { cause });
  let isWhole = false;
  try {
    for await (const entry of extract) {
      const { name, size = 0 } = entry.header;
      const content = refusing(entry as AsyncIterable<Buffer>, refusal);
      if (name === entries.end) {
        isWhole = isSame(digest.end(), await bytesOf({ name, size, content }));
        break;
      }
      digest.begin(name, size);
      const bytes = digest.over(content);
      yield { name, size, content: Readable.from(bytes, { objectMode: false }) };
      // The rest of it counts for the digest as well.
      await readOn(bytes);
    }
  } catch (cause) {
    throw cause instanceof BackupError ? cause : refusal(cause);
  } finally {
    extract.destroy();
    source.destroy();
  }
  if (!isWhole) throw damaged('it was cut short, or changed after it was made');
}

async function readOn(bytes: AsyncIterator<unknown>): Promise<void> {
  let done: boolean | undefined = false;
  while (!done) ({ done } = await bytes.next());
}

/** Whoever reads an entry meets the cut first. */
async function* refusing(
  content: AsyncIterable<Buffer>,
  refusal: (cause: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (cause) {
    throw refusal(cause);
  }
}

type Held = Omit<ArchiveEntry, 'content'> & { readonly content: AsyncIterable<Uint8Array> };

/** The bytes of an entry that fits into memory. @throws BackupError */
export async function bytesOf({ name, size, content }: Held): Promise<Buffer> {
  if (size > mostBytes) throw damaged(`its entry ${name} is too large`);
  return buffer(content);
}

function isSame(counted: z.output<typeof endSchema>, bytes: Buffer): boolean {
  const { data: written } = endSchema.safeParse(parseJson(bytes.toString('utf8')));
  return written?.sha256 === counted.sha256 && written.entries === counted.entries;
}
