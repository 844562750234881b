import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { V7Generator } from 'uuidv7';
import { hasErrorCode } from './system-errors.ts';

/** The outbox is for a look at the last mails, and no archive. */
const kept = { files: 500, milliseconds: 7 * 24 * 60 * 60 * 1000 } as const;

/** Files of one kind in the outbox of a data folder, each named by an id that sorts by time. */
export interface OutboxFolder {
  /** Adds a file, and removes those beyond the outbox's bounds. */
  add(content: Buffer | string, now: Date): Promise<void>;
  /** Ids of the newest files, newest first. */
  newest(count: number): Promise<string[]>;
  /** Null where there is no such file. */
  read(id: string): Promise<Buffer | null>;
  /** Removes every file with this recipient. */
  removeTo(recipient: string): Promise<void>;
}

interface OutboxKind {
  /** Of the kind's file names, with its dot. */
  readonly ending: string;
  recipientOf(content: Buffer): string | null;
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;
const idLength = 36;

export function openOutboxFolder(
  dataDir: string,
  { ending, recipientOf }: OutboxKind,
): OutboxFolder {
  const folder = folderOf(dataDir);
  const ids = new V7Generator();
  const newest = async (count: number) => {
    const names = (await namesIn(folder)).filter((name) => name.slice(idLength) === ending);
    return names.slice(0, count).map((name) => name.slice(0, idLength));
  };
  const read = async (id: string) => {
    if (idPattern.exec(id)?.[0] !== id) return null;
    return readIfThere(join(folder, `${id}${ending}`));
  };
  return {
    async add(content, now) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = ids.generateOrResetWithTs(now.getTime()).toString();
      await writeWhole(join(folder, `${id}${ending}`), content);
      await pruneOutbox(dataDir, now);
    },
    newest,
    read,
    async removeTo(recipient) {
      for (const id of await newest(Number.POSITIVE_INFINITY)) {
        const content = await read(id);
        if (content === null || recipientOf(content) !== recipient) continue;
        await rm(join(folder, `${id}${ending}`), { force: true });
      }
    },
  };
}

/** Removes what is older than a week, and all but the newest 500 files, of every kind. */
export async function pruneOutbox(dataDir: string, now: Date): Promise<void> {
  const folder = folderOf(dataDir);
  const oldest = now.getTime() - kept.milliseconds;
  const names = await namesIn(folder);
  const past = names.filter((name, index) => index >= kept.files || timeOf(name) < oldest);
  for (const name of past) await rm(join(folder, name), { force: true });
}

function folderOf(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Names of the outbox's files, unfinished ones included, the newest first. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => idPattern.test(name))
      .toSorted()
      .toReversed();
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** A UUIDv7 begins with 48 bits of milliseconds. */
function timeOf(name: string): number {
  return Number.parseInt(name.slice(0, 13).replace('-', ''), 16);
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Renames a finished file: a reader never finds half of one under its name. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content, { flag: 'wx', mode: 0o600 });
  await rename(`${path}.part`, path);
}
