import { sharedItemRoutes } from '@stratum/contract/shared-items';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { keepShared } from './keep.ts';
import { sharedItemsPersonalData } from './personal-data.ts';
import { share } from './share.ts';
import { sharedItem } from './shared.ts';
import { listSharesOf, listSharesWithoutItem } from './store.ts';
import { takeBack } from './take-back.ts';

/** Copies of items in groups. */
export function sharedItemsDomain(deps: Deps) {
  const { db } = deps;
  return {
    name: 'shared-items',
    routes: implement(
      sharedItemRoutes,
      {
        sharePersonalStuff: (call) => share(deps, call),
        sharesOfPersonalStuff: async ({ open }) => ({
          items: await listSharesOf(db, (await open.item(db)).id),
        }),
        sharesWithoutPersonalStuff: async ({ caller }) => ({
          items: await listSharesWithoutItem(db, caller.userId),
        }),
        takeBackPersonalStuff: (call) => takeBack(deps, call),
        sharedPersonalStuff: (call) => sharedItem(deps, call),
        keepSharedPersonalStuff: (call) => keepShared(deps, call),
      },
      doors,
    ),
    personalData: sharedItemsPersonalData,
  } satisfies Domain;
}
