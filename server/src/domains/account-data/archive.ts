import type { Readable } from 'node:stream';
import type { AccountPart, ExportCall, ExportEntry } from '../../platform/account-parts.ts';
import { type ZipEntry, zipOf } from '../../platform/zip.ts';

interface ArchiveCall extends ExportCall {
  readonly parts: readonly AccountPart[];
  /** Text that opens the archive, made from the paths it holds. */
  readme(paths: readonly string[]): { readonly path: string; readonly text: string };
  readonly now: Date;
  /** Hears, in percent, how many of the files have been written. */
  onProgress(percent: number): Promise<void>;
}

export interface Archive {
  readonly files: number;
  readonly bytes: Readable;
}

/** An archive of all that the parts hold of a person; nothing is read before its turn has come. */
export async function archiveOf(call: ArchiveCall): Promise<Archive> {
  const entries: ExportEntry[] = [];
  for (const part of call.parts) entries.push(...(await Array.fromAsync(part.export(call))));
  const files = entries.length + 1;
  return { files, bytes: await zipOf(filesOf(call, entries)) };
}

async function* filesOf(call: ArchiveCall, entries: readonly ExportEntry[]) {
  const { path, text } = call.readme(entries.map((entry) => entry.path));
  yield fileOf(path, call.now, Buffer.from(text));
  for (const [place, entry] of entries.entries()) {
    await call.onProgress(Math.floor((100 * place) / entries.length));
    yield fileOf(entry.path, call.now, await contentOf(entry));
  }
}

function fileOf(name: string, date: Date, content: ZipEntry['content']): ZipEntry {
  return { name, date, content };
}

async function contentOf(entry: ExportEntry): Promise<ZipEntry['content']> {
  if ('bytes' in entry) return entry.bytes();
  return Buffer.from(`${JSON.stringify(await entry.json(), null, 2)}\n`);
}
