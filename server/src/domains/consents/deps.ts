import type { Pack } from '@stratum/content/pack';
import type { UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

export interface Deps {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly pack: Pack;
  /** What other domains delete once a person’s answers may not be kept any more. */
  readonly onWithdrawal: readonly ((tx: Transaction, userId: UserId) => Promise<void>)[];
}
