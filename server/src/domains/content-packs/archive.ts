import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ZipFile as ZipWriter } from 'yazl';

/** Far above what a pack holds; bytes are those unpacked. */
const most = { files: 5_000, bytes: 400_000_000 };
/** What a pack is made of; the names are the pack's own, and nothing else leaves the archive. */
const packFile = /^(?:[\w-]+\/)*[\w-]+\.(?:json|webm|webp)$/;
/** Films and pictures do not get smaller. */
const isPressed = (name: string) => /\.web[mp]$/.test(name);

/** Why an archive cannot be unpacked; the message is a sentence for the operator. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault';
}

/** Writes the files of a pack's folder into a ZIP. */
export async function packFolder(folder: string, archive: string): Promise<void> {
  const zip = new ZipWriter();
  const names = (await readdir(folder, { recursive: true })).map((name) =>
    name.replaceAll('\\', '/'),
  );
  for (const name of names.filter((each) => packFile.test(each)).toSorted()) {
    zip.addFile(join(folder, name), name, { compress: !isPressed(name) });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(archive, { flags: 'wx', mode: 0o600 }));
}

/**
 * Unpacks a ZIP whose files are a pack, at its top or in one folder, into an empty folder.
 * @throws ArchiveFault
 */
export async function unpackArchive(archive: string, folder: string): Promise<void> {
  try {
    const zip = await openPromise(archive, { autoClose: false });
    try {
      await unpackEntries(zip, folder);
    } finally {
      zip.close();
    }
  } catch (cause) {
    if (cause instanceof ArchiveFault) throw cause;
    throw new ArchiveFault('The file cannot be read as a ZIP archive.', { cause });
  }
}

async function unpackEntries(zip: ZipFile, folder: string): Promise<void> {
  if (zip.entryCount > most.files) throw new ArchiveFault('The archive holds too many files.');
  const entries = await Array.fromAsync(zip.eachEntry());
  const claimed = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (claimed > most.bytes) throw new ArchiveFault('The archive holds too much.');
  const top = topOf(entries);
  for (const entry of entries) {
    const name = entry.fileName.slice(top.length);
    // What programs add for themselves is no part of a pack.
    if (!entry.fileName.startsWith(top) || !packFile.test(name)) continue;
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const output = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    await pipeline(await zip.openReadStreamPromise(entry), output);
  }
}

/** The folder that the pack stands in: that of its `pack.json`. */
function topOf(entries: readonly Entry[]): string {
  const tops = entries.flatMap(({ fileName }) => /^((?:[^/]+\/)?)pack\.json$/.exec(fileName) ?? []);
  const [, top] = tops;
  if (top === undefined) throw new ArchiveFault('The archive holds no pack.json.');
  return top;
}
