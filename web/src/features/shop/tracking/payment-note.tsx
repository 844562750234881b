import type { OrderDetails } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { awaitsPayment, isPaid } from '../orders/order-place.ts';

const returns = ['returned', 'given_up', 'delayed'] as const;

/** What is known on the way back from the page of the payment: it alone decides nothing. */
export function PaymentNote({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('features/shop/tracking');
  const [query] = useSearchParams();
  const how = returns.find((each) => each === query.get('payment'));
  const waits = awaitsPayment(order);
  const hasArrived = how === 'returned' && isPaid(order.status);
  return (
    <p role="status" className="rounded-md bg-accent-soft px-5 py-3.5 text-ui empty:hidden">
      {how && waits && t(`payment.${how}`)}
      {hasArrived && t('payment.arrived')}
    </p>
  );
}
