import type { OperatorFacts } from '@stratum/contract/operator';
import { siteRoutes } from '@stratum/contract/site';
import type { Queryable } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { personById } from '../accounts/index.ts';
import { type CrisisHelpSettings, crisisHelpIn } from './crisis-help.ts';

interface Deps {
  readonly db: Queryable;
  readonly operator: OperatorFacts;
  readonly crisisHelp: CrisisHelpSettings;
}

/** For pages that the browser makes itself; pre-rendered ones carry the same facts along. */
export function siteDomain({ db, operator, crisisHelp }: Deps) {
  return {
    name: 'site',
    routes: implement(siteRoutes, {
      site: async () => ({ operator }),
      crisisHelp: async ({ caller }) => {
        const { country } = await personById(db, caller.userId);
        return crisisHelpIn(country, crisisHelp);
      },
    }),
  } satisfies Domain;
}
