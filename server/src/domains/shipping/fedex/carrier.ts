import { type Carrier, CarrierError } from '../carrier.ts';
import type { FedExClient } from './client.ts';
import { fedExRates, type Sender } from './rates.ts';
import { fedExEvents } from './track.ts';

interface FedExCarrierOptions {
  readonly accountNumber: string;
  readonly sender: Sender;
}

export function createFedEx(client: FedExClient, options: FedExCarrierOptions): Carrier {
  return {
    name: 'fedex',
    async rates(request) {
      try {
        return await fedExRates(client, options, request);
      } catch (error) {
        // It does not go there, or not with this.
        if (error instanceof CarrierError && error.isRefusal) return [];
        throw error;
      }
    },
    track: (numbers) => fedExEvents(client, numbers),
    pageOf(trackingNumber) {
      const query = new URLSearchParams({ trknbr: trackingNumber });
      return `https://www.fedex.com/fedextrack/?${query.toString()}`;
    },
  };
}
