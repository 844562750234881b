import { rm } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import { accountDataRules } from '@stratum/contract/account-data-rules';
import type { UserId } from '@stratum/contract/ids';
import { after } from '../../platform/clock.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import { receive, scratchPath } from '../../platform/storage/receive.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type UserRow, userById } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { archiveOf } from './archive.ts';
import type { JobDeps } from './deps.ts';
import { archiveKey, archiveType } from './export.ts';
import {
  deleteExpiredExports,
  failExport,
  failStalledExports,
  finishExport,
  noteProgress,
} from './export-store.ts';
import { removeArchiveJob } from './job-kinds.ts';
import { day, stallsAfter } from './rules.ts';
import { exportReadyMail, readmeOf } from './texts.ts';

interface ExportRequest {
  readonly userId: UserId;
  readonly exportId: string;
}

/** Makes an archive, from its beginning at each attempt, and notifies its owner once it is stored. */
export async function makeArchive(
  deps: JobDeps,
  request: ExportRequest,
  run: JobRun,
): Promise<void> {
  const { db, clock } = deps;
  const { userId, exportId } = request;
  const user = await userById(db, userId);
  // An earlier attempt may have stored bytes that are not wanted any more.
  if (!user || !(await noteProgress(db, exportId, 0, clock.now()))) {
    return removeArchive(deps, request);
  }
  try {
    const facts = await storeArchive(deps, user, exportId, run.signal);
    await announce(deps, user, exportId, facts);
  } catch (error) {
    if (run.isFinalAttempt) await giveUp(deps, request);
    throw error;
  }
}

/** Only a whole archive is stored under its key: until then it is a file of the scratch folder. */
async function storeArchive(deps: JobDeps, user: UserRow, exportId: string, signal: AbortSignal) {
  const { db, clock, storage, personalData } = deps;
  const now = clock.now();
  const path = await scratchPath(storage.scratch);
  let noted = 0;
  const { files, bytes } = await archiveOf({
    db,
    userId: user.id,
    locale: user.locale,
    personalData,
    now,
    readme: (paths) => readmeOf(user, paths, now),
    async onProgress(percent) {
      if (percent > noted) await noteProgress(db, exportId, percent, clock.now());
      noted = percent;
    },
  });
  const key = archiveKey({ userId: user.id, id: exportId });
  const size = await receive(addAbortSignal(signal, bytes), path, Number.POSITIVE_INFINITY);
  try {
    // Keys are written once; an earlier attempt may have come this far.
    await storage.remove(key);
    await storage.write(key, archiveType, { path });
  } finally {
    await rm(path, { force: true });
  }
  return { files, size };
}

async function announce(
  deps: JobDeps,
  user: UserRow,
  exportId: string,
  facts: { files: number; size: number },
): Promise<void> {
  const { db, clock, jobs, sendMail, publicUrl } = deps;
  const now = clock.now();
  const expiresAt = after(now, accountDataRules.archiveDays * day);
  await inTransaction(db, async (tx) => {
    if (!(await finishExport(tx, exportId, { ...facts, expiresAt, now }))) {
      await jobs.send(tx, removeArchiveJob, { userId: user.id, exportId });
      return;
    }
    const data = { expiresAt: expiresAt.toISOString() };
    await notify(tx, user.id, { kind: 'export_ready', data }, now);
    await sendMail(tx, exportReadyMail(user, publicUrl, expiresAt));
  });
}

async function giveUp({ db, clock, jobs }: JobDeps, request: ExportRequest): Promise<void> {
  await inTransaction(db, async (tx) => {
    await failExport(tx, request.exportId, clock.now());
    await jobs.send(tx, removeArchiveJob, request);
  });
}

export async function removeArchive({ storage }: JobDeps, { userId, exportId }: ExportRequest) {
  await storage.remove(archiveKey({ userId, id: exportId }));
}

/** Removes archives past their time, and fails those that no process works on any more. */
export async function sweepExports({ db, clock, jobs }: JobDeps): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const stalled = await failStalledExports(tx, now, stallsAfter);
    for (const { userId, id } of [...stalled, ...(await deleteExpiredExports(tx, now))]) {
      await jobs.send(tx, removeArchiveJob, { userId, exportId: id });
    }
  });
}
