import type { Pack } from '@stratum/content/pack';
import type { PersonalData } from '../../platform/personal-data.ts';
import { listConsents } from './store.ts';

/** Every consent, with the sentence agreed to where it is the one of today. */
export function consentsPersonalData(pack: Pack): PersonalData {
  return {
    name: 'consents',
    tables: ['consents'],
    async *export({ db, userId, locale }) {
      const { version, statement } = pack.inLocale(locale).consent;
      yield {
        path: 'consents.json',
        json: async () =>
          (await listConsents(db, userId)).map(({ userId: _owner, ...consent }) => ({
            ...consent,
            statement: consent.version === version ? statement : null,
          })),
      };
    },
  };
}
