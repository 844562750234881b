import type { PersonalData } from '../../platform/personal-data.ts';
import { alertsOf } from './stock-alert-store.ts';

/** For what a person waits. Which promo codes they have used stands with their orders; a use stays without them. */
export const shopPersonalData: PersonalData = {
  name: 'shop',
  tables: ['promo_uses', 'stock_alerts'],
  async *export({ db, userId }) {
    yield {
      path: 'orders/waiting-for.json',
      async json() {
        const alerts = await alertsOf(db, userId);
        return alerts.map(({ productId, createdAt }) => ({ productId, since: createdAt }));
      },
    };
  },
};
