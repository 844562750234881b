import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Selling } from '../invoices/index.ts';
import type { PaidOrders } from './ports.ts';
import type { PaymentProvider } from './provider.ts';

export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly publicUrl: string;
  /** Takes cards where it is there. */
  readonly provider: PaymentProvider | null;
  readonly orders: PaidOrders;
  readonly selling: Pick<Selling, 'yearsKept'>;
}
