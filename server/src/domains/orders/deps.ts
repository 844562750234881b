import type { Pack } from '@stratum/content/pack';
import type { AuditDeps } from '../../platform/audit/append-audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Spend } from '../../platform/limits/memory-limiter.ts';
import type { ConfirmStepUp } from '../auth/index.ts';
import type { Invoices, Selling } from '../invoices/index.ts';
import type { Payments } from '../payments/index.ts';
import type { RateFor, Shipments } from '../shipping/index.ts';
import type { PromoLimiter } from '../shop/index.ts';

/** What moves an order further. */
export interface MoveDeps {
  readonly clock: Clock;
  readonly pack: Pack;
  readonly jobs: Jobs;
  readonly publicUrl: string;
  /** Who is told what there is to pack, where there is an address. */
  readonly operator: { readonly email: string | null };
  /** Whose language and clocks count for who sells. */
  readonly selling: Pick<Selling, 'locale' | 'timeZone'>;
  readonly payments: Payments;
  readonly invoices: Invoices;
  readonly shipments: Shipments;
}

export interface Deps extends MoveDeps, AuditDeps {
  readonly db: Database;
  readonly rateFor: RateFor;
  /** Where parcels go. */
  readonly countries: () => readonly string[];
  readonly confirmStepUp: ConfirmStepUp;
  readonly promoLimiter: PromoLimiter;
  /** Counts orders with a code, before it is looked up: they are no way to find one either. */
  readonly limitCodes: Spend;
}
