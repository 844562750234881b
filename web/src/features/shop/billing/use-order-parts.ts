import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { shippingEndpoints } from '@stratum/contract/endpoints/shipping';
import type { Rate } from '@stratum/contract/shop/shipping';
import { keepPreviousData } from '@tanstack/react-query';
import { useRoute } from '../../../shared/api/queries.ts';
import { emptyAddress, type OrderDraft } from '../order-draft.ts';
import { toAddress } from './address/address-body.ts';

/** Milliseconds in which a rate surely still holds: the server keeps it for thirty minutes. */
const ratesHold = 20 * 60_000;

/** The services that reach the draft's address, and the one that is chosen: the plainest unless another was. */
export function useRates({ items, address, rate }: OrderDraft) {
  const body = { items: [...items], address: toAddress(address ?? emptyAddress) };
  const read = useRoute(
    shippingEndpoints.ratesAndTransitTimes,
    { body },
    { enabled: address !== null && items.length > 0, staleTime: ratesHold },
  );
  const rates = read.data?.rates ?? [];
  const chosen =
    rates.find(({ service }) => service === rate?.service) ??
    // In another language a service has another name.
    rates.find(({ price }) => price.amount === rate?.amount) ??
    rates[0];
  const refused = Object.values(read.error?.fields ?? {});
  const isUndeliverable = refused.length > 0 || read.data?.rates.length === 0;
  return { read, rates, chosen, refused, isUndeliverable };
}

/** What the draft would come to with a rate, as the server reckons it. */
export function useOrderSums({ items, address, promoCode }: OrderDraft, rate: Rate | undefined) {
  const body = {
    items: [...items],
    address: toAddress(address ?? emptyAddress),
    ...(rate && { rateId: rate.rateId }),
    ...(promoCode !== null && { promoCode }),
  };
  return useRoute(
    orderEndpoints.orderPreview,
    { body },
    {
      enabled: address !== null && items.length > 0 && rate !== undefined,
      placeholderData: keepPreviousData,
    },
  );
}
