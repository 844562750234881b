import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { isUuid } from '@stratum/contract/uuid';
import { useSearchParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';

/** The order that the address names; null where it names none. */
export function useOrder() {
  const [query] = useSearchParams();
  const orderId = query.get('orderId') ?? '';
  const isNamed = isUuid(orderId);
  const read = useRoute(
    orderEndpoints.getOrderDetails,
    { query: { orderId } },
    { enabled: isNamed, staleTime: 0 },
  );
  return { read, isMissing: !isNamed || read.error?.code === 'not_found' };
}
