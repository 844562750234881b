import { Readable } from 'node:stream';
import type { ExportCall, ExportEntry, PersonalData } from '../../platform/personal-data.ts';
import { type ZipEntry, zipOf } from '../../platform/zip.ts';

interface ArchiveCall extends ExportCall {
  readonly personalData: readonly PersonalData[];
  /** Text that opens the archive, made from the paths it holds. */
  readme(paths: readonly string[]): { readonly path: string; readonly text: string };
  readonly now: Date;
  /** @param percent of the files that have been written */
  onProgress(percent: number): Promise<void>;
}

export interface Archive {
  readonly files: number;
  readonly bytes: Readable;
}

/** An archive of all that the domains hold of a person; nothing is read before its turn has come. */
export async function archiveOf(call: ArchiveCall): Promise<Archive> {
  const entries: ExportEntry[] = [];
  for (const each of call.personalData) entries.push(...(await Array.fromAsync(each.export(call))));
  const files = entries.length + 1;
  return { files, bytes: zipOf(filesOf(call, entries)) };
}

async function* filesOf(
  call: ArchiveCall,
  entries: readonly ExportEntry[],
): AsyncGenerator<ZipEntry> {
  const { path, text } = call.readme(entries.map((entry) => entry.path));
  yield { name: path, date: call.now, content: Readable.from([text], byteStream) };
  for (const [index, entry] of entries.entries()) {
    await call.onProgress(Math.floor((100 * index) / entries.length));
    yield { name: entry.path, date: call.now, content: await contentOf(entry) };
  }
}

/** Streams whose length counts in bytes, not in pieces. */
const byteStream = { objectMode: false } as const;

async function contentOf(entry: ExportEntry): Promise<Readable> {
  if ('bytes' in entry) return entry.bytes();
  if ('rows' in entry) return Readable.from(jsonArray(entry.rows()), byteStream);
  return Readable.from([`${JSON.stringify(await entry.json(), null, 2)}\n`], byteStream);
}

/**
 * A list as indented JSON text, piece by piece: however many rows there are, one is in memory and
 * the event loop is held for one at a time.
 */
export async function* jsonArray(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    // In an array of its own the row is indented as it has to stand in the whole.
    yield separator + JSON.stringify([row], null, 2).slice('[\n'.length, -'\n]'.length);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
