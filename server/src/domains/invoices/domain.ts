import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { drawJob } from './draw-job.ts';
import { eraseJob } from './erase-job.ts';
import type { Selling } from './seller.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly selling: Selling;
}

/** Has no calls: orders issue papers, and hand their addresses out. Papers stay when an account ends. */
export function invoicesDomain({ db, clock, selling: { yearsKept } }: Deps) {
  return {
    name: 'invoices',
    routes: implement({}, {}),
    jobs: [drawJob(db), eraseJob({ db, clock, yearsKept })],
  } satisfies Domain;
}
