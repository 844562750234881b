import { eq, or } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { views } from './tables.ts';

/** Looks of administrators that somebody has not been told of yet; afterwards they are notifications. */
export const peoplePersonalData: PersonalData = {
  name: 'people',
  tables: ['console_views'],
  async *export() {},
  async erase(tx, userId) {
    await tx.delete(views).where(or(eq(views.userId, userId), eq(views.viewerId, userId)));
  },
};
