import { shippingEndpoints } from '@stratum/contract/endpoints/shipping';
import { useRoute } from '../../../shared/api/queries.ts';

/** What the carrier says of a parcel; asked for where there is one. */
export function useParcel(trackingNumber: string | null) {
  return useRoute(
    shippingEndpoints.trackShipment,
    { query: { trackingNumber: trackingNumber ?? '' } },
    { enabled: trackingNumber !== null, staleTime: 60_000 },
  );
}
