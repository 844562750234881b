import type { Pack } from '@stratum/content/pack';
import type { AuditDeps } from '../../platform/audit/append-audit.ts';
import type { Database } from '../../platform/database.ts';
import type { Limiter } from '../../platform/limits/limiter.ts';
import type { DeliveryEstimate } from '../shipping/index.ts';

export interface Deps extends AuditDeps {
  readonly db: Database;
  readonly pack: Pack;
  readonly promoLimiter: PromoLimiter;
  /** When something ordered now arrives; null where nothing is sent. */
  readonly estimateDelivery: (country: string) => DeliveryEstimate | null;
  /** Of the operator: where nobody says where they are. */
  readonly homeCountry: string | null;
}

/** Counts tries of promo codes, which nobody is to guess. */
export type PromoLimiter = Limiter<'promoTriesByAccount'>;
export const promoLimits = { promoTriesByAccount: { points: 10, seconds: 60 * 60 } } as const;
