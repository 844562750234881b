import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultPackDir } from '@stratum/content/load';
import { contentPackRoutes } from '@stratum/contract/console/content-packs';
import type { UploadId } from '@stratum/contract/ids';
import { packArchiveType, uploadHeaders, uploadIdOf } from '@stratum/contract/upload-words';
import { packFolder } from '../src/domains/content-packs/archive.ts';
import {
  keepInstalled,
  keepPack,
  keptPack,
  publishPack,
  readEdition,
} from '../src/domains/content-packs/index.ts';
import { currentPack } from '../src/domains/content-packs/store.ts';
import { inTransaction } from '../src/platform/transaction.ts';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';
import type { TestApp } from './create-test-app.ts';

export const otherVersion = '2027.01';

/** Runs work with a folder that holds the product's pack under another version, changed as a test says. */
export async function withOtherPack<T>(
  work: (dir: string) => Promise<T>,
  change: (dir: string) => Promise<void> = async () => {},
): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'stratum-pack-'));
  try {
    await cp(defaultPackDir, dir, { recursive: true });
    await writeFile(join(dir, 'pack.json'), JSON.stringify({ version: otherVersion }));
    await change(dir);
    return await work(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Puts other words in place of the first such in a file of a pack. */
export async function reword(dir: string, file: string, from: string, to: string): Promise<void> {
  const path = join(dir, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  await writeFile(path, text.replace(from, to));
}

/** Keeps such a pack in an installation, published or not. @returns its version */
export async function keepOtherPack(
  on: TestApp,
  { isPublished = false } = {},
  change?: (dir: string) => Promise<void>,
): Promise<string> {
  const { db } = on.database;
  if (!(await keptPack(db, otherVersion))) {
    await keepInstalled({ ...on.deps, db }, on.deps.packs.installed);
    await withOtherPack(async (dir) => {
      await keepPack({ ...on.deps, db }, await readEdition(dir), async () => {});
    }, change);
  }
  const isCurrent = (await currentPack(db))?.version === otherVersion;
  if (isPublished !== isCurrent) {
    const version = isPublished ? otherVersion : on.deps.packs.installed.pack.version;
    const by = { actor: null, reason: '' };
    await inTransaction(db, (tx) => publishPack(tx, on.deps, { version, by }));
  }
  return otherVersion;
}

/** Sends an archive as an administrator's browser does. */
export async function sendArchive(
  { app }: Pick<TestApp, 'app'>,
  admin: SignedInUser,
  bytes: Buffer,
): Promise<UploadId> {
  const body = { fileSize: bytes.length };
  const address = dataOf(await admin.call(contentPackRoutes.requestPackUpload, { body }));
  const { pathname, search } = new URL(address);
  const { statusCode } = await app.inject({
    method: 'PUT',
    url: pathname + search,
    headers: uploadHeaders(packArchiveType),
    payload: bytes,
  });
  if (statusCode >= 300) throw new Error(`the archive was answered ${statusCode}`);
  return uploadIdOf(address);
}

/** The archive of such a pack. */
export function otherArchive(change?: (dir: string) => Promise<void>): Promise<Buffer> {
  return withOtherPack(async (dir) => {
    const path = `${dir}.zip`;
    try {
      await packFolder(dir, path);
      return await readFile(path);
    } finally {
      await rm(path, { force: true });
    }
  }, change);
}
