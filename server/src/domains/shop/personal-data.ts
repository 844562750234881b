import type { PersonalData } from '../../platform/personal-data.ts';

/** Which promo codes a person has used stands with their orders; a use stays without them. */
export const shopPersonalData: PersonalData = {
  name: 'shop',
  tables: ['promo_uses'],
  async *export() {},
};
