import { consentRoutes } from '@stratum/contract/consents';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { consentOf } from './consent.ts';
import type { Deps } from './deps.ts';
import { giveConsent, withdrawConsent } from './give-and-withdraw.ts';
import { consentsPersonalData } from './personal-data.ts';

export function consentsDomain(deps: Deps) {
  const { db, pack } = deps;
  return {
    name: 'consents',
    routes: implement(consentRoutes, {
      consent: ({ caller, locale }) => consentOf(db, pack.inLocale(locale), caller.userId),
      giveConsent: (call) => giveConsent(deps, call),
      withdrawConsent: (call) => withdrawConsent(deps, call),
    }),
    personalData: consentsPersonalData(pack),
  } satisfies Domain;
}
