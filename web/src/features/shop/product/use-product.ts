import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { shopEndpoints } from '@stratum/contract/endpoints/shop';
import { keepPreviousData } from '@tanstack/react-query';
import { useRoute } from '../../../shared/api/queries.ts';
import { useOrderDraft } from '../order-draft.ts';

/** What is sold, as it would go where the person wants it, or had their last order sent. */
export function useProduct() {
  const draft = useOrderDraft();
  const { data: options } = useRoute(orderEndpoints.orderOptions);
  const country = draft.country ?? draft.address?.country ?? options?.address?.country;
  return useRoute(
    shopEndpoints.getProduct,
    { query: country ? { country } : {} },
    // The page stays while another country is asked about.
    { placeholderData: keepPreviousData },
  );
}
