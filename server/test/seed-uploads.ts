import { randomUUID } from 'node:crypto';
import type { FileId, UploadId, UserId } from '@stratum/contract/ids';
import { claimUpload } from '../src/domains/uploads/claim.ts';
import {
  folderOf,
  keepObject,
  libraryFolder,
  storeObject,
} from '../src/domains/uploads/objects.ts';
import type { ValidatedUpload } from '../src/domains/uploads/process-upload.ts';
import { finishPending, insertUpload } from '../src/domains/uploads/store.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { DatabaseConnection } from '../src/platform/database.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import { inTransaction } from '../src/platform/transaction.ts';

interface SeedDeps {
  readonly database: DatabaseConnection;
  readonly clock: Clock;
  readonly storage: Storage;
}

const text = Buffer.from('Seeded.\n');
const name = 'seeded.txt';

/** Puts a small text in place as if it had been sent and looked at, and been of a type. */
export async function seedUpload(
  deps: SeedDeps,
  userId: UserId,
  type: 'text/plain' | 'image/webp' | 'video/webm' | 'application/zip' = 'text/plain',
  isForLibrary = false,
): Promise<ValidatedUpload> {
  const { clock, storage } = deps;
  const { db } = deps.database;
  const folder = isForLibrary ? libraryFolder : folderOf(userId);
  const content = { type, size: text.length, source: text };
  const stored = await storeObject({ db, clock, storage }, folder, content);
  const id = randomUUID() as UploadId;
  await inTransaction(db, async (tx) => {
    const { size } = content;
    const now = clock.now();
    const times = { createdAt: now, expiresAt: now };
    const upload = { id, userId, name, type, size, isForLibrary, ...times };
    await insertUpload(tx, { ...upload, state: 'pending' });
    await keepObject(tx, stored);
    const { key } = stored;
    await finishPending(tx, id, {
      state: 'validated',
      name,
      key,
      storedType: type,
      storedSize: size,
    });
  });
  return { id, userId, name, stored };
}

/** Puts a small text in place that is kept. */
export async function seedFile(deps: SeedDeps, userId: UserId): Promise<FileId> {
  const upload = await seedUpload(deps, userId);
  const file = await inTransaction(deps.database.db, (tx) =>
    claimUpload(tx, deps.clock, upload, 'attachment'),
  );
  return file.id;
}
