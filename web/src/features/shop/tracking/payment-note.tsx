import type { OrderDetails } from '@stratum/contract/shop/order';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

const returns = ['returned', 'given_up', 'delayed'] as const;
/** Milliseconds between two looks at whether the payment has come. */
const lookAgain = 3_000;

interface PaymentNoteProps {
  order: OrderDetails;
  onReadAgain: () => void;
}

/** What is known on the way back from the page of the payment: it alone decides nothing. */
export function PaymentNote({ order, onReadAgain }: PaymentNoteProps) {
  const { t } = useTranslation('features/shop/tracking');
  const [query] = useSearchParams();
  const how = returns.find((each) => each === query.get('payment'));
  const waits = order.status === 'placed' && order.payment === 'stripe';
  const isAwaited = waits && how === 'returned';
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(onReadAgain, lookAgain);
    return () => clearInterval(timer);
  }, [isAwaited, onReadAgain]);
  return (
    <p role="status" className="rounded-md bg-accent-soft px-5 py-3.5 text-ui empty:hidden">
      {how && (waits ? t(`payment.${how}`) : how === 'returned' ? t('payment.arrived') : '')}
    </p>
  );
}
