import type { OperatorFacts } from '@stratum/contract/operator';
import { siteRoutes } from '@stratum/contract/site';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';

/** For pages that the browser makes itself; pre-rendered ones carry the same facts along. */
export function siteDomain(operator: OperatorFacts) {
  return {
    name: 'site',
    routes: implement(siteRoutes, { site: async () => ({ operator }) }),
  } satisfies Domain;
}
