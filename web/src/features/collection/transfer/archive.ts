import { strFromU8, strToU8, unzipSync, type ZippableFile, zipSync } from 'fflate';
import { ArchiveError, archiveRules } from './archive-rules.ts';

/** Paths and contents of a ZIP. */
export type ArchiveFiles = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

const pictures = /\.(?:webp|png|jpe?g|heic|heif)$/i;
const isNote = (path: string) => /\.(?:md|markdown)$/i.test(path);

/**
 * The notes and pictures of an archive; anything else in it is left alone. Nothing is unpacked before
 * all that the archive says of itself is within the rules, and no more of a file than it has said.
 * @throws ArchiveError
 */
export function readArchive(bytes: Uint8Array<ArrayBuffer>): ArchiveFiles {
  const sizes = { entries: 0, unpacked: 0 };
  unpacked(bytes, (entry) => {
    checkEntry(entry, sizes);
    return false;
  });
  const files = unpacked(bytes, ({ name }) => isNote(name) || pictures.test(name));
  if (!Object.keys(files).some(isNote)) throw new ArchiveError('empty');
  return files;
}

interface Entry {
  readonly name: string;
  readonly originalSize: number;
}

function unpacked(bytes: Uint8Array<ArrayBuffer>, filter: (entry: Entry) => boolean): ArchiveFiles {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('broken');
  }
}

function checkEntry(
  { name, originalSize }: Entry,
  sizes: { entries: number; unpacked: number },
): void {
  sizes.entries += 1;
  sizes.unpacked += originalSize;
  if (sizes.entries > archiveRules.entries) throw new ArchiveError('too_many');
  if (isAstray(name)) throw new ArchiveError('bad_path');
  const most = isNote(name) ? archiveRules.note : archiveRules.picture;
  const isUsed = isNote(name) || pictures.test(name);
  if (sizes.unpacked > archiveRules.unpacked || (isUsed && originalSize > most)) {
    throw new ArchiveError('too_large');
  }
}

/** Whether a path leads out of the archive. */
function isAstray(path: string): boolean {
  return path.startsWith('/') || /^[a-z]:/i.test(path) || /(?:^|[/\\])\.\.(?:[/\\]|$)/.test(path);
}

export function notePaths(files: ArchiveFiles): string[] {
  return Object.keys(files).filter(isNote).toSorted();
}

export const textOf = (bytes: Uint8Array<ArrayBuffer>): string => strFromU8(bytes);
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(strToU8(text));

/** Pictures are packed already. */
export function packed(files: ArchiveFiles): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, bytes]): [string, ZippableFile] => [
    path,
    [bytes, { level: isNote(path) ? 6 : 0 }],
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(entries)));
}
