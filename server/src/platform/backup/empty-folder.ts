import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../system-errors.ts';
import { BackupError } from './backup-error.ts';

const mark = 'restore.unfinished';
/** What a new file system begins with. */
const ofFileSystem = 'lost+found';

/**
 * Fills a data folder that is empty or not there. A failure leaves it so; a kill leaves a mark, by
 * which the folder serves nobody.
 * @throws BackupError where something lies in it
 */
export async function fillEmptyFolder<T>(folder: string, fill: () => Promise<T>): Promise<T> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const [found] = await namesIn(folder);
  if (found !== undefined) {
    throw new BackupError(
      `The data folder ${folder} is not empty: it holds ${found}. Restore into an empty one, by DATA_DIR.`,
    );
  }
  await writeFile(join(folder, mark), '', { flag: 'wx', mode: 0o600, flush: true });
  try {
    const result = await fill();
    await rm(join(folder, mark));
    return result;
  } catch (error) {
    for (const name of await namesIn(folder)) {
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
    }
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    throw error;
  }
}

/** @throws BackupError where a restore into the folder has not come to its end */
export async function refuseUnfinishedRestore(folder: string): Promise<void> {
  const marked = await stat(join(folder, mark)).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (!marked) return;
  throw new BackupError(
    `A restore into ${folder} is under way, or was cut short. Where none runs, empty the folder, and the database of DATABASE_URL, and restore again.`,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name !== ofFileSystem);
}
