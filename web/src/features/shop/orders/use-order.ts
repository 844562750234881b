import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { isUuid } from '@stratum/contract/uuid';
import { useSearchParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { awaitsPayment } from './order-place.ts';

/** Milliseconds between two looks at whether the payment has come. */
const lookAgain = 3_000;

/** The order that the address names, and whether it names none; read again while who has paid waits for it. */
export function useOrder() {
  const [query] = useSearchParams();
  const orderId = query.get('orderId') ?? '';
  const isNamed = isUuid(orderId);
  const isBack = query.get('payment') === 'returned';
  const read = useRoute(
    orderEndpoints.getOrderDetails,
    { query: { orderId } },
    {
      enabled: isNamed,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        isBack && data !== undefined && awaitsPayment(data) && lookAgain,
    },
  );
  return { read, isMissing: !isNamed || read.error?.code === 'not_found' };
}
