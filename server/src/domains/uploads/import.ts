import { randomUUID } from 'node:crypto';
import type { UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { insertFile } from './store.ts';
import type { FilePurpose, FileRow } from './tables.ts';

interface GivenFile {
  readonly userId: UserId;
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly createdAt: Date;
}

/** Puts a file of our own making in place, as if it had been uploaded then. */
export async function importFile(
  tx: Transaction,
  storage: Pick<Storage, 'write'>,
  { bytes, ...file }: GivenFile,
): Promise<FileRow> {
  const key = `users/${file.userId}/${randomUUID()}`;
  await storage.write(key, file.type, bytes);
  return insertFile(tx, { ...file, id: newId(), key, size: bytes.length });
}
