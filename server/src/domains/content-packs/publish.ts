import type { UserId } from '@stratum/contract/ids';
import { type AuditDeps, appendAudit } from '../../platform/audit/append-audit.ts';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { putPackProduct } from '../shop/index.ts';
import { putLibrary } from '../videos/index.ts';
import { type PackShelf, packTopic } from './shelf.ts';
import { keptPack, lockCurrentPack, putCurrentPack } from './store.ts';

interface PublishDeps extends AuditDeps {
  readonly packs: PackShelf;
}

interface Publishing {
  readonly version: string;
  readonly by: Publisher;
}

interface Publisher {
  /** Null for an operator at the command line. */
  readonly actor: UserId | null;
  readonly reason: string;
}

/**
 * Makes a pack that is kept the current one: its films and product are there when it is, and every
 * process hears of it or looks within seconds.
 * @throws AppError not_found; conflict where it is the current one already; PackError, ArchiveFault
 *   where this release cannot read it: then nothing has changed
 */
export async function publishPack(
  tx: Transaction,
  deps: PublishDeps,
  { version, by: { actor, reason } }: Publishing,
): Promise<void> {
  const { packs } = deps;
  const current = await lockCurrentPack(tx);
  const installed = packs.installed.pack.version;
  if ((current?.version ?? installed) === version) throw new AppError('conflict');
  const kept = await keptPack(tx, version);
  if (!kept) throw new AppError('not_found');
  const { pack } = await packs.open(kept);
  await putLibrary(tx, pack);
  await putPackProduct(tx, pack);
  const isFirst = await putCurrentPack(tx, current, {
    version: version === installed ? null : version,
    previous: current?.version ?? null,
    publishedAt: deps.clock.now(),
  });
  if (!isFirst) throw new AppError('conflict');
  const object = { kind: 'content_pack', id: version };
  const details = { version, reason };
  tx.afterCommit({ topic: packTopic, news: null });
  await appendAudit(tx, deps, { action: 'content_pack_published', actor, object, details });
}

/** Takes back what was published last. @returns the version that is current again. @throws AppError not_found where nothing was published */
export async function rollBack(tx: Transaction, deps: PublishDeps, by: Publisher): Promise<string> {
  const current = await lockCurrentPack(tx);
  if (!current) throw new AppError('not_found');
  const version = current.previous ?? deps.packs.installed.pack.version;
  await publishPack(tx, deps, { version, by });
  return version;
}
