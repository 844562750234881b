import { rm, stat } from 'node:fs/promises';
import type { UserId } from '@stratum/contract/ids';
import { type AuditDeps, appendAudit } from '../../platform/audit/append-audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { scratchPath } from '../../platform/storage/receive.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { keepForLibrary, releaseFromLibrary, storeForLibrary } from '../uploads/index.ts';
import { packFolder } from './archive.ts';
import type { Edition } from './edition.ts';
import { insertPack, keptPack, replacePack } from './store.ts';
import type { KeptPack } from './tables.ts';

interface KeepDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: Storage;
}

/** Packs are kept under their version: what stands under it does not change any more. */
type KeepOutcome = 'kept' | 'known' | 'version_taken';

/**
 * Keeps a pack under its version, together with whatever else the transaction writes.
 * @param alongside is done where it is new
 */
export async function keepPack(
  deps: KeepDeps,
  edition: Edition,
  alongside: (tx: Transaction) => Promise<void>,
): Promise<KeepOutcome> {
  const known = await keptPack(deps.db, edition.pack.version);
  if (known) return outcomeOf(known, edition);
  const stored = await storeArchive(deps, edition);
  const isNew = await inTransaction(deps.db, async (tx) => {
    if (!(await insertPack(tx, rowOf(deps, edition, stored, false)))) return false;
    await keepForLibrary(tx, stored);
    await alongside(tx);
    return true;
  });
  if (isNew) return 'kept';
  const first = await keptPack(deps.db, edition.pack.version);
  return first ? outcomeOf(first, edition) : 'version_taken';
}

/** Keeps what came with the installation, whose folder may be edited without a new version. */
export async function keepInstalled(
  deps: KeepDeps & { readonly log: Log },
  edition: Edition,
): Promise<void> {
  const { version } = edition.pack;
  const known = await keptPack(deps.db, version);
  if (known?.fingerprint === edition.fingerprint) return;
  if (known && !known.isInstalled) {
    deps.log.warn({ version }, 'a pack that was sent has the version of the installation’s own');
    return;
  }
  const stored = await storeArchive(deps, edition);
  const row = rowOf(deps, edition, stored, true);
  await inTransaction(deps.db, async (tx) => {
    await keepForLibrary(tx, stored);
    if (!known) {
      await insertPack(tx, row);
      return;
    }
    await replacePack(tx, row);
    await releaseFromLibrary(tx, [known.archiveKey], deps.clock.now());
  });
}

function outcomeOf(known: KeptPack, edition: Edition): KeepOutcome {
  return known.fingerprint === edition.fingerprint ? 'known' : 'version_taken';
}

async function storeArchive(deps: KeepDeps, { dir }: Edition) {
  const path = await scratchPath(deps.storage.scratch);
  try {
    await packFolder(dir, path);
    const { size } = await stat(path);
    return await storeForLibrary(deps, { type: 'application/zip', size, source: { path } });
  } finally {
    await rm(path, { force: true });
  }
}

function rowOf(
  { clock }: KeepDeps,
  { pack: { version }, fingerprint }: Edition,
  { key, size }: { readonly key: string; readonly size: number },
  isInstalled: boolean,
): KeptPack {
  return { version, fingerprint, archiveKey: key, size, isInstalled, keptAt: clock.now() };
}

/** Writes into the audit log that a pack was sent. */
export function recordKept(
  tx: Transaction,
  deps: AuditDeps,
  { version, actor }: { readonly version: string; readonly actor: UserId | null },
): Promise<void> {
  const object = { kind: 'content_pack', id: version };
  return appendAudit(tx, deps, {
    action: 'content_pack_kept',
    actor,
    object,
    details: { version },
  });
}
