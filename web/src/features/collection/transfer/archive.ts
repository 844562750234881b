import {
  BlobReader,
  BlobWriter,
  type Entry,
  type FileEntry,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { ArchiveError, type ArchiveRules, archiveRules } from './archive-rules.ts';

/** A file of a ZIP, unpacked when it is read. */
interface ArchivedFile {
  readonly size: number;
  /** Another one where the bytes are others. */
  readonly sign: string;
  read(): Promise<Blob>;
}

/** The files of a ZIP by their paths. */
export type ArchiveFiles = ReadonlyMap<string, ArchivedFile>;

/** Says of the items that are no notes what their files do not say. */
export const listPath = 'items.json';

// The browser packs and unpacks in threads of its own, piece by piece: no worker has to come for it.
const options = { useWebWorkers: false } as const;

export const isNotePath = (path: string) => /\.(?:md|markdown)$/i.test(path);

/**
 * What is in a ZIP. Nothing is unpacked before all that it says of itself is within the rules, and no
 * more of a file than it has said.
 * @throws ArchiveError
 */
export async function readArchive(
  archive: Blob,
  rules: ArchiveRules = archiveRules,
): Promise<ArchiveFiles> {
  const files = new Map<string, ArchivedFile>();
  const sizes = { entries: 0, unpacked: 0 };
  try {
    // Paths are judged here, and told by a reason of their own.
    const reader = new ZipReader(new BlobReader(archive), {
      ...options,
      filenameValidation: 'tolerant',
    });
    for await (const entry of reader.getEntriesGenerator()) {
      checkEntry(entry, sizes, rules);
      if (!entry.directory && !isOfSystem(entry.filename))
        files.set(entry.filename, archivedFile(entry));
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('broken');
  }
  return files;
}

function archivedFile(entry: FileEntry): ArchivedFile {
  const { uncompressedSize: size, crc32, encrypted } = entry;
  return {
    size,
    sign: `${size}:${crc32}`,
    async read() {
      if (encrypted) throw new ArchiveError('broken');
      try {
        return await entry.getData(new BlobWriter(), options);
      } catch {
        throw new ArchiveError('broken');
      }
    },
  };
}

function checkEntry(
  { filename, uncompressedSize }: Entry,
  sizes: { entries: number; unpacked: number },
  rules: ArchiveRules,
): void {
  sizes.entries += 1;
  sizes.unpacked += uncompressedSize;
  if (sizes.entries > rules.entries) throw new ArchiveError('too_many');
  if (isAstray(filename)) throw new ArchiveError('bad_path');
  const most = isNotePath(filename) ? rules.note : filename === listPath ? rules.list : Infinity;
  if (sizes.unpacked > rules.unpacked || uncompressedSize > most)
    throw new ArchiveError('too_large');
}

/** Whether a path leads out of the archive. */
function isAstray(path: string): boolean {
  return path.startsWith('/') || /^[a-z]:/i.test(path) || /(?:^|[/\\])\.\.(?:[/\\]|$)/.test(path);
}

/** What systems put beside somebody's files. */
function isOfSystem(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}

/** A ZIP in the making, of files that each have a path of their own. */
export function createArchive() {
  const writer = new ZipWriter(new BlobWriter('application/zip'), options);
  const added = new Set<string>();
  return {
    has: (path: string) => added.has(path),
    /** Files other than texts are packed already. */
    async add(path: string, file: Blob, signal?: AbortSignal): Promise<void> {
      added.add(path);
      const level = isNotePath(path) || path === listPath ? 6 : 0;
      await writer.add(path, new BlobReader(file), { level, ...(signal && { signal }) });
    },
    close: (): Promise<Blob> => writer.close(),
  };
}

export type NewArchive = ReturnType<typeof createArchive>;
