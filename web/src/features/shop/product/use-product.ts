import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { shopEndpoints } from '@stratum/contract/endpoints/shop';
import { keepPreviousData } from '@tanstack/react-query';
import { useRoute } from '../../../shared/api/queries.ts';
import { useOrderDraft } from '../order-draft.ts';

/** What is sold, as it would go where the person wants it, or had their last order sent. */
export function useProduct() {
  const draft = useOrderDraft();
  const { data: options } = useRoute(orderEndpoints.orderOptions);
  const chosen = draft.country ?? draft.address?.country;
  const country = chosen ?? options?.address?.country;
  return useRoute(
    shopEndpoints.getProduct,
    { query: country ? { country } : {} },
    {
      // Asked once it is known where: another answer would move the page.
      enabled: Boolean(chosen) || options !== undefined,
      // The page stays while another country is asked about.
      placeholderData: keepPreviousData,
    },
  );
}
