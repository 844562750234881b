import type { Pack } from '@stratum/content/pack';
import type { AuditDeps } from '../../platform/audit/append-audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Limiter } from '../../platform/limits/limiter.ts';
import type { EstimateDelivery } from '../shipping/index.ts';

export interface Deps extends AuditDeps {
  readonly db: Database;
  readonly pack: Pack;
  readonly jobs: Jobs;
  readonly promoLimiter: PromoLimiter;
  readonly estimateDelivery: EstimateDelivery;
  /** Whether the table’s prices are those that parcels are sold at; another carrier is asked with an address. */
  readonly isTablePriceHeld: boolean;
  /** Of the operator: where nobody says where they are. */
  readonly homeCountry: string | null;
}

/** Counts tries of promo codes, which nobody is to guess. */
export type PromoLimiter = Limiter<'promoTriesByAccount'>;
export const promoLimits = { promoTriesByAccount: { points: 10, seconds: 60 * 60 } } as const;
