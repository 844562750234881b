import type { ErrorCode } from '@stratum/contract/errors';
import type { FileId, UploadId, UserId } from '@stratum/contract/ids';
import { limits } from '@stratum/contract/limits';
import { and, count, desc, eq, inArray, lt, or, sql, sum } from 'drizzle-orm';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type FilePurpose, type FileRow, files, type UploadRow, uploads } from './tables.ts';

/** Advisory lock until the transaction ends: an account's open uploads are counted and added to by one at a time. */
export async function lockOpenUploads(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(${advisoryLocks.openUploads}, hashtext(${userId}))`,
  );
}

/**
 * How many uploads are neither claimed nor refused, and the most bytes they can come to: for the library,
 * or all others; and the bytes of the account’s collection, which new ones may be for.
 */
export async function openUploads(
  tx: Queryable,
  userId: UserId,
  isForLibrary: boolean,
): Promise<{ count: number; bytes: number; collected: number }> {
  const most = sql`coalesce(${uploads.storedSize}, ${uploads.size}, ${limits.upload.maxBytes})`;
  const isOpen = inArray(uploads.state, ['pending', 'validated']);
  const [row] = await tx
    .select({
      count: count(),
      bytes: sum(most).mapWith(Number),
      collected: sql<number>`(select coalesce(sum(size), 0) from ${files}
        where user_id = ${userId} and purpose = 'collection')`.mapWith(Number),
    })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isOpen, eq(uploads.isForLibrary, isForLibrary)));
  return { count: row?.count ?? 0, bytes: row?.bytes ?? 0, collected: row?.collected ?? 0 };
}

export async function insertUpload(tx: Queryable, row: typeof uploads.$inferInsert) {
  await tx.insert(uploads).values(row);
}

export async function uploadById(tx: Queryable, id: UploadId): Promise<UploadRow | null> {
  const [row] = await tx.select().from(uploads).where(eq(uploads.id, id));
  return row ?? null;
}

/** Ends the pending state of an upload. @returns null where another call has ended it */
export async function finishPending(
  tx: Queryable,
  id: UploadId,
  change:
    | { state: 'refused'; refusal: ErrorCode }
    | { state: 'validated'; name: string; key: string; storedType: string; storedSize: number },
): Promise<UploadRow | null> {
  const [row] = await tx
    .update(uploads)
    .set(change)
    .where(and(eq(uploads.id, id), eq(uploads.state, 'pending')))
    .returning();
  return row ?? null;
}

/** @returns whether the upload was there to be claimed */
export async function markClaimed(
  tx: Transaction,
  upload: { id: UploadId; userId: UserId },
  isForLibrary: boolean,
): Promise<boolean> {
  const claimed = await tx
    .update(uploads)
    .set({ state: 'claimed', key: null })
    .where(
      and(
        eq(uploads.id, upload.id),
        eq(uploads.userId, upload.userId),
        eq(uploads.isForLibrary, isForLibrary),
        eq(uploads.state, 'validated'),
      ),
    )
    .returning({ id: uploads.id });
  return claimed.length > 0;
}

/** Deletes uploads that were pending or unclaimed for too long. @returns the keys of their bytes */
export async function deleteStaleUploads(
  tx: Queryable,
  before: { pending: Date; unclaimed: Date },
): Promise<string[]> {
  const gone = await tx
    .delete(uploads)
    .where(
      or(
        and(eq(uploads.state, 'pending'), lt(uploads.createdAt, before.pending)),
        lt(uploads.createdAt, before.unclaimed),
      ),
    )
    .returning({ key: uploads.key });
  return gone.flatMap(({ key }) => key ?? []);
}

export async function insertFile(
  tx: Transaction,
  row: typeof files.$inferInsert,
): Promise<FileRow> {
  const [file] = await tx.insert(files).values(row).returning();
  if (!file) throw new Error('an insert returned no row');
  return file;
}

export async function fileById(tx: Queryable, id: FileId): Promise<FileRow | null> {
  const [row] = await tx.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/** Those of several that there are. */
export async function filesByIds(
  tx: Queryable,
  ids: readonly FileId[],
): Promise<ReadonlyMap<FileId, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Bytes of somebody's files that are kept for a purpose. */
export async function bytesKept(
  tx: Queryable,
  userId: UserId,
  purpose: FilePurpose,
): Promise<number> {
  const [row] = await tx
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(eq(files.userId, userId), eq(files.purpose, purpose)));
  return row?.bytes ?? 0;
}

/** All of a person's, newest first, page by page. */
export function everyUpload(tx: Queryable, userId: UserId): AsyncGenerator<UploadRow> {
  return everyRow((last: UploadRow | undefined, limit) =>
    tx
      .select()
      .from(uploads)
      .where(and(eq(uploads.userId, userId), last && follows(uploads, last)))
      .orderBy(desc(uploads.createdAt), desc(uploads.id))
      .limit(limit),
  );
}

/** The same of the files that are kept. */
export function everyFile(tx: Queryable, userId: UserId): AsyncGenerator<FileRow> {
  return everyRow((last: FileRow | undefined, limit) =>
    tx
      .select()
      .from(files)
      .where(and(eq(files.userId, userId), last && follows(files, last)))
      .orderBy(desc(files.createdAt), desc(files.id))
      .limit(limit),
  );
}

function follows(
  { createdAt, id }: typeof uploads | typeof files,
  last: Pick<UploadRow | FileRow, 'createdAt' | 'id'>,
) {
  return sql`(${createdAt}, ${id}) < (${sql.param(last.createdAt, createdAt)}, ${last.id})`;
}

type FileChoice = Partial<Pick<FileRow, 'id' | 'purpose'>>;

/** Deletes files of one person. @returns the keys of their bytes */
export async function deleteFiles(
  tx: Transaction,
  userId: UserId,
  { id, purpose }: FileChoice = {},
): Promise<string[]> {
  const gone = await tx
    .delete(files)
    .where(
      and(
        eq(files.userId, userId),
        id === undefined ? undefined : eq(files.id, id),
        purpose === undefined ? undefined : eq(files.purpose, purpose),
      ),
    )
    .returning({ key: files.key });
  return gone.map(({ key }) => key);
}

/** @returns the keys of what had been stored, with how long it is held */
export async function deleteFilesById(
  tx: Transaction,
  ids: readonly FileId[],
): Promise<Pick<FileRow, 'key' | 'heldUntil'>[]> {
  return tx
    .delete(files)
    .where(inArray(files.id, [...ids]))
    .returning({ key: files.key, heldUntil: files.heldUntil });
}

/** Extends how long the bytes of a file stay. @returns what they are; nothing where it is gone */
export async function extendHold(
  tx: Transaction,
  id: FileId,
  until: Date,
): Promise<Pick<FileRow, 'key' | 'type' | 'name'> | undefined> {
  const [held] = await tx
    .update(files)
    .set({ heldUntil: sql`greatest(${files.heldUntil}, ${sql.param(until, files.heldUntil)})` })
    .where(eq(files.id, id))
    .returning({ key: files.key, type: files.type, name: files.name });
  return held;
}

/** @returns the keys of what had been stored */
export async function deleteUploadsOf(tx: Transaction, userId: UserId): Promise<string[]> {
  const gone = await tx
    .delete(uploads)
    .where(eq(uploads.userId, userId))
    .returning({ key: uploads.key });
  return gone.flatMap(({ key }) => key ?? []);
}

export function countFiles(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(files, eq(files.userId, userId));
}
