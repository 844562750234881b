import type { PersonalData } from '../../platform/personal-data.ts';
import { shipmentsOf } from './store.ts';

export const shippingPersonalData: PersonalData = {
  name: 'shipping',
  tables: ['shipments'],
  async *export({ db, userId }) {
    yield {
      path: 'orders/parcels.json',
      async json() {
        const rows = await shipmentsOf(db, userId);
        return rows.map(
          ({ shipment: { orderId, trackingNumber, carrier, createdAt }, events }) => ({
            orderId,
            trackingNumber,
            carrier,
            createdAt,
            events: events.map(({ at, status, text, place }) => ({ at, status, text, place })),
          }),
        );
      },
    };
  },
};
