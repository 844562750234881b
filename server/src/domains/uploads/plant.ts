import { randomUUID } from 'node:crypto';
import type { FileId, UploadId, UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { claimUpload } from './claim.ts';
import { uploadNeeds } from './needs.ts';
import { keepObject, storeObject } from './objects.ts';
import { settledUpload } from './settle.ts';
import { endWaiting, insertUpload } from './store.ts';

interface Ports {
  readonly database: DatabaseConnection;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
}

const text = Buffer.from('Planted.\n');

/** Puts a settled upload of a small text in place without a PUT. */
export async function plantUpload(ports: Ports, userId: UserId): Promise<UploadId> {
  const { database, clock } = ports;
  const id = randomUUID() as UploadId;
  const now = clock.now();
  const name = 'planted.txt';
  await insertUpload(database.db, {
    id,
    userId,
    name,
    type: 'text/plain',
    size: text.length,
    state: 'awaiting',
    createdAt: now,
    expiresAt: now,
  });
  const content = { type: 'text/plain', size: text.length, source: text };
  const stored = await storeObject({ ...ports, db: database.db }, userId, content);
  await inTransaction(database.db, (tx) => keepObject(tx, stored));
  const { key } = stored;
  await endWaiting(database.db, id, {
    state: 'settled',
    name,
    key,
    storedType: stored.type,
    storedSize: stored.size,
  });
  return id;
}

/** Puts a kept file of a small text in place. */
export async function plantFile(ports: Ports, userId: UserId): Promise<FileId> {
  const id = await plantUpload(ports, userId);
  const upload = await settledUpload(uploadNeeds(ports), userId, id);
  const { db } = ports.database;
  const file = await inTransaction(db, (tx) => claimUpload(tx, ports.clock, upload, 'attachment'));
  return file.id;
}
