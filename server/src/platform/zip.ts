import { PassThrough, pipeline, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path in the archive. */
  readonly name: string;
  readonly date: Date;
  readonly content: Readable;
}

/** A ZIP of entries that are asked for one by one as it is read, so that memory holds one at most. */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: Error) => output.destroy(error);
  zip.once('error', fail);
  pipeline(zip.outputStream, output, () => {});
  addAll(zip, entries, output).catch(fail);
  return output;
}

async function addAll(
  zip: ZipFile,
  entries: AsyncIterable<ZipEntry>,
  output: Readable,
): Promise<void> {
  const closed = new AbortController();
  output.once('close', () => closed.abort());
  for await (const { name, date, content } of entries) {
    zip.addReadStream(content, name, { mtime: date });
    try {
      // yazl goes on with half a file when its stream breaks, and waits for ever for a reader.
      await finished(content, { signal: closed.signal });
    } finally {
      content.destroy();
    }
  }
  zip.end();
}
