import { type Waiting, waitingKinds } from '@stratum/contract/console/waiting';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';

interface WaitingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly waiting: readonly WaitingSource[];
}

/** Tells what waits for a decision in one domain, in few statements however much it is. */
export type WaitingSource = (db: Queryable, now: Date) => Promise<readonly Waiting[]>;

export async function waitingThings({ db, clock, waiting }: WaitingDeps) {
  const now = clock.now();
  const found = await Promise.all(waiting.map((source) => source(db, now)));
  const order = ({ kind }: Waiting) => waitingKinds.indexOf(kind);
  const items = found
    .flat()
    .toSorted((one, other) => order(one) - order(other) || one.since.localeCompare(other.since));
  return { items };
}
