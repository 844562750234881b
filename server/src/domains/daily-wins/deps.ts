import type { UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly publicUrl: string;
  /** Tells those whom a person shares their wins with of five on their today. */
  readonly tellFiveWins: (tx: Transaction, userId: UserId, date: string) => Promise<void>;
}
