import type { OperatorFacts } from '@stratum/contract/operator';
import { siteRoutes } from '@stratum/contract/site';
import type { Queryable } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { personById } from '../accounts/index.ts';
import { type PackShelf, publicText } from '../content-packs/index.ts';
import { type CrisisHelpSettings, crisisHelpIn } from './crisis-help.ts';

interface Deps {
  readonly db: Queryable;
  readonly operator: OperatorFacts;
  readonly crisisHelp: CrisisHelpSettings;
  readonly packs: Pick<PackShelf, 'current'>;
}

/** For pages that the browser makes itself; pre-rendered ones carry the same facts along. */
export function siteDomain({ db, operator, crisisHelp, packs }: Deps) {
  return {
    name: 'site',
    routes: implement(siteRoutes, {
      site: async () => ({ operator }),
      publicText: async ({ params: { name } }) => publicText(packs.current().documents, name),
      crisisHelp: async ({ caller }) => {
        const { country } = await personById(db, caller.userId);
        return crisisHelpIn(country, crisisHelp);
      },
    }),
  } satisfies Domain;
}
