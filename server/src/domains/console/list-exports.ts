import { rm } from 'node:fs/promises';
import { addAbortSignal, Readable } from 'node:stream';
import type { consoleRoutes, ListExport } from '@stratum/contract/console/console';
import type { ListExportId, UserId } from '@stratum/contract/ids';
import type { Part } from '@stratum/contract/route';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import { spendInTransaction } from '../../platform/limits/limiter.ts';
import { newId } from '../../platform/new-id.ts';
import { receive, scratchPath } from '../../platform/storage/receive.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import type { ConsoleDeps } from './deps.ts';
import { exportListJob } from './job-kinds.ts';
import type { ConsoleList } from './list.ts';
import { findListExport, insertListExport, setListExport } from './list-export-store.ts';
import type { ListExportRow } from './tables.ts';

const exportsByAdministrator = { name: 'listExports', points: 60, seconds: 3600 };
const csvType = 'text/csv';

export type AllLists = Readonly<Record<ListExportRow['list'], ConsoleList>>;

/** @throws AppError invalid_input for a column that the list has not, too_many_requests */
export async function startListExport(
  tx: Transaction,
  { clock, jobs }: Pick<ConsoleDeps, 'clock' | 'jobs'>,
  lists: AllLists,
  userId: UserId,
  body: Part<typeof consoleRoutes.startListExport, 'body'>,
): Promise<ListExport> {
  const known = lists[body.list].columns;
  if (body.columns.some(({ key }) => !known.includes(key))) {
    throw new AppError('invalid_input', { fields: new Map([['columns', { key: 'choice' }]]) });
  }
  const now = clock.now();
  await spendInTransaction(tx, exportsByAdministrator, userId, now);
  const id = newId<ListExportId>();
  const row = { ...body, id, userId, status: 'queued' as const, rows: null, requestedAt: now };
  await insertListExport(tx, row);
  await jobs.send(tx, exportListJob, { exportId: id }, id);
  return { id, status: 'queued', rows: null, url: null };
}

/** @throws AppError not_found */
export async function listExport(
  { db, storage }: Pick<ConsoleDeps, 'db' | 'storage'>,
  userId: UserId,
  id: ListExportId,
): Promise<ListExport> {
  const row = await findListExport(db, id);
  if (row?.userId !== userId) throw new AppError('not_found');
  const { status, rows } = row;
  return { id, status, rows, url: status === 'ready' ? await linkTo(storage, row) : null };
}

async function linkTo(storage: ConsoleDeps['storage'], row: ListExportRow): Promise<string> {
  const name = `stratum-${row.list}-${row.requestedAt.toISOString().slice(0, 10)}.csv`;
  const { url } = await storage.link(listExportKey(row), { type: csvType, name });
  return url;
}

export function listExportKey({ userId, id }: Pick<ListExportRow, 'userId' | 'id'>): string {
  return `users/${userId}/lists/${id}.csv`;
}

/** Writes the file of a list; an attempt after a failed one begins anew. */
export async function writeListExport(
  { db, storage }: Pick<ConsoleDeps, 'db' | 'storage'>,
  lists: AllLists,
  id: ListExportId,
  run: JobRun,
): Promise<void> {
  const row = await findListExport(db, id);
  if (row?.status !== 'queued') return;
  const path = await scratchPath(storage.scratch);
  const count = { rows: 0 };
  try {
    const lines = Readable.from(linesOf(lists[row.list], row, count));
    await receive(addAbortSignal(run.signal, lines), path, Number.POSITIVE_INFINITY);
    await storage.remove(listExportKey(row));
    await storage.write(listExportKey(row), csvType, { path });
    await setListExport(db, id, { status: 'ready', rows: count.rows });
  } catch (error) {
    if (run.isFinalAttempt) await setListExport(db, id, { status: 'failed', rows: null });
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function* linesOf(list: ConsoleList, row: ListExportRow, count: { rows: number }) {
  const { columns, state } = row;
  yield Buffer.from(byteOrderMark + csvLine(columns.map(({ title }) => title)));
  for await (const cells of list.rows(
    state,
    columns.map(({ key }) => key),
  )) {
    count.rows += 1;
    yield Buffer.from(csvLine(cells));
  }
}
