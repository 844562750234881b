import type { PersonalData } from '../../platform/personal-data.ts';
import { findProfile } from '../accounts/index.ts';

/** What the account says of its person; the row itself goes last, with all that points at it. */
export const profilePersonalData: PersonalData = {
  name: 'profile',
  tables: [],
  async *export({ db, userId }) {
    yield {
      path: 'profile.json',
      async json() {
        const found = await findProfile(db, userId);
        if (!found) return null;
        const { organizationId: _id, image: _file, ...profile } = found.person;
        const organization = found.organization?.name ?? null;
        return { ...profile, organization, hasPassword: found.hasPassword };
      },
    };
  },
};
