import { localUrl } from '../open-deps.ts';
import { parcelDepsOf } from '../parcel-deps.ts';
import { createJobQueue } from '../platform/jobs/job-queue.ts';
import { operatorOf } from '../platform/pages/operator.ts';
import { sellingOf } from '../selling.ts';
import { orderMoves } from '../shop-deps.ts';
import type { CommandDeps } from './command.ts';
import { openPacks } from './open-packs.ts';

export type Moves = ReturnType<typeof orderMoves>;

/** Runs what moves an order; what it sends as a job, mails among them, a server does. */
export async function withMoves<T>(
  deps: CommandDeps,
  work: (moves: Moves) => Promise<T>,
): Promise<T> {
  const { clock, secrets, config, address, log } = deps;
  const { pack } = await openPacks(deps);
  const jobs = createJobQueue({ address, log, worker: null });
  const moves = orderMoves({
    clock,
    pack,
    jobs,
    secrets,
    selling: sellingOf(config),
    paymentProvider: null,
    operator: operatorOf(config),
    publicUrl: config.PUBLIC_URL ?? localUrl(config.HOST, config.PORT),
    carrier: parcelDepsOf(config, { pack, clock }).carrier,
  });
  try {
    return await work(moves);
  } finally {
    await jobs.stop();
  }
}
