import type { DatabaseConnection } from '../../platform/database.ts';
import { createLimiter, type LimitRule } from '../../platform/limits/limiter.ts';
import { organizationByCode } from './store.ts';
import type { OrganizationRow } from './tables.ts';

/** Wrong codes only: a whole school may sign up behind one network. */
export const orgcodeLimits = {
  orgcodeByNetwork: { points: 60, seconds: 60 * 60 },
} as const satisfies Record<string, LimitRule>;

/**
 * The organization whose code this is, for a call from that network; null where there is none.
 * @throws AppError too_many_requests for a network that has tried too many wrong codes
 */
export type FindOrganization = (
  orgcode: string,
  network: string,
) => Promise<OrganizationRow | null>;

export function createFindOrganization({ db, pool }: DatabaseConnection): FindOrganization {
  const limiter = createLimiter(pool, orgcodeLimits);
  return async (orgcode, network) => {
    await limiter.spend('orgcodeByNetwork', network);
    const organization = await organizationByCode(db, orgcode);
    if (organization) await limiter.refund(['orgcodeByNetwork', network]);
    return organization;
  };
}
