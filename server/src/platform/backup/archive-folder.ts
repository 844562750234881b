import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasErrorCode } from '../system-errors.ts';
import type { Archives } from './archives.ts';
import { BackupError } from './backup-error.ts';

const unfinished = '.unfinished';

/** Archives in a folder, which only its owner can read. */
export function createArchiveFolder(folder: string): Archives {
  const place = (name: string) => join(folder, name);
  return {
    async list() {
      const names = await namesIn(folder);
      return names.filter((name) => !name.endsWith(unfinished));
    },
    async write(name, content, signal) {
      const path = place(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (await exists(path)) throw new BackupError(`${path} is there already.`);
      const draft = path + unfinished;
      const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
      try {
        await pipeline(content, file, { ...(signal && { signal }) });
        await rename(draft, path);
      } catch (error) {
        // One that another process is writing is left alone.
        if (!hasErrorCode(error, 'EEXIST')) await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    async read(name) {
      const path = place(name);
      if (!(await exists(path))) throw new BackupError(`There is no archive ${path}.`);
      return createReadStream(path, { highWaterMark: 1024 * 1024 });
    },
    remove: (name) => rm(place(name), { force: true }),
    async sweep(before) {
      for (const name of await namesIn(folder)) {
        if (!name.endsWith(`.tar${unfinished}`)) continue;
        const written = await stat(place(name)).catch(() => null);
        if (written && written.mtime < before) await rm(place(name), { force: true });
      }
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** The name, too, survives a machine that loses its power. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
