import { attachmentRoutes } from '@stratum/contract/attachments';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { doors } from './access.ts';
import { attach } from './attach.ts';
import { attachedItems } from './attached.ts';
import type { Deps } from './deps.ts';
import { attachmentsPersonalData } from './personal-data.ts';
import { placesOf } from './places.ts';

/** Items of collections at what they belong to. */
export function attachmentsDomain(deps: Deps) {
  return {
    name: 'attachments',
    routes: implement(
      attachmentRoutes,
      {
        attachPersonalStuff: (call) => attach(deps, call),
        attachedPersonalStuff: (call) => attachedItems(deps, call),
        placesOfPersonalStuff: (call) => placesOf(deps, call),
      },
      doors,
    ),
    personalData: attachmentsPersonalData,
  } satisfies Domain;
}
