import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { PackVerdict } from '@stratum/contract/console/content-packs';
import type { UploadId, UserId } from '@stratum/contract/ids';
import { packArchiveType } from '@stratum/contract/upload-words';
import { AppError } from '../../platform/http/app-error.ts';
import { scratchPath } from '../../platform/storage/receive.ts';
import { validatedUpload } from '../uploads/index.ts';
import { withCheckedPack } from './check-pack.ts';
import type { Deps } from './deps.ts';
import { keepInstalled, keepPack, recordKept } from './keep.ts';

/** Faults that one answer names. */
const mostFaults = 200;

/**
 * Checks a pack that an administrator has sent, and keeps it where nothing is wrong with it. The
 * archive that came goes with the uploads that nobody claims.
 * @throws AppError not_found, upload_unfinished, unsupported_file or why it was refused
 */
export async function sendPack(
  deps: Deps,
  actor: UserId,
  uploadId: UploadId,
): Promise<PackVerdict> {
  const { storage } = deps.uploads;
  const { stored } = await validatedUpload(deps.uploads, actor, uploadId);
  if (stored.type !== packArchiveType) throw new AppError('unsupported_file');
  const archive = await scratchPath(storage.scratch);
  try {
    await pipeline(
      await storage.read(stored.key),
      createWriteStream(archive, { flags: 'wx', mode: 0o600 }),
    );
    return await keepIfWhole(deps, actor, archive);
  } finally {
    await rm(archive, { force: true });
  }
}

function keepIfWhole(deps: Deps, actor: UserId, archive: string): Promise<PackVerdict> {
  const keeping = { ...deps.uploads, log: deps.log };
  return withCheckedPack(deps.packs.packsDir, archive, async (verdict) => {
    if ('faults' in verdict) {
      const { faults } = verdict;
      return { outcome: 'faulty', faults: faults.slice(0, mostFaults), count: faults.length };
    }
    const { edition, report } = verdict;
    const { version, files, words } = report;
    // What it would be compared with, and taken back to.
    await keepInstalled(keeping, deps.packs.installed);
    const outcome = await keepPack(keeping, edition, (tx) =>
      recordKept(tx, deps, { version, actor }),
    );
    return { outcome, version, files, words };
  });
}
