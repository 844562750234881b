import type { PersonalData } from '../../platform/personal-data.ts';
import { organizationOf } from '../accounts/index.ts';

/** Of whom the last figures shown were: with an account goes who it was, and not that there was one. */
export const organizationPersonalData: PersonalData = {
  name: 'organization-figures',
  tables: ['organization_figure_people'],
  async *export({ db, userId }) {
    yield {
      path: 'organization.json',
      json: async () => {
        const organization = await organizationOf(db, userId);
        return organization && { name: organization.name };
      },
    };
  },
};
