import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { uuidv7 } from 'uuidv7';

/** Files of one kind in the outbox of a data folder, each named by an id that sorts by time. */
export interface OutboxFolder {
  add(content: Buffer | string): Promise<void>;
  /** Ids of the newest files, newest first. */
  newest(count: number): Promise<string[]>;
  /** Null where there is no such file. */
  read(id: string): Promise<Buffer | null>;
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @param ending of the kind's file names, with its dot */
export function openOutboxFolder(dataDir: string, ending: string): OutboxFolder {
  const folder = join(dataDir, 'outbox');
  const ids = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
    return names.map((name) => name.slice(0, -ending.length)).filter((id) => idPattern.test(id));
  };
  return {
    async add(content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, `${uuidv7()}${ending}`), content);
    },
    async newest(count) {
      return (await ids()).toSorted().toReversed().slice(0, count);
    },
    async read(id) {
      return (await ids()).includes(id) ? readFile(join(folder, `${id}${ending}`)) : null;
    },
  };
}

/** A reader finds a file under its name only once all of it is written. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const file = await open(`${path}.part`, 'wx', 0o600);
  await file.writeFile(content);
  await file.close();
  await rename(`${path}.part`, path);
}
