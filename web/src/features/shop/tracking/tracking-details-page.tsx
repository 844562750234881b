import { useTranslation } from 'react-i18next';
import { ArrowLeftIcon } from '../../../shared/ui/icons.tsx';
import { TextLink } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { MissingOrder } from '../orders/missing-order.tsx';
import { isUnderWay } from '../orders/order-place.ts';
import { useOrder } from '../orders/use-order.ts';
import { ordersPath } from '../shop-path.ts';
import { CarrierCard } from './carrier-card.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderHead } from './order-head.tsx';
import { PaymentNote } from './payment-note.tsx';

/** §2: one order: when it arrives, where it is, its events and its papers. */
export default function TrackingDetailsPage() {
  const { t } = useTranslation('features/shop/tracking');
  const { t: shop } = useTranslation('features/shop');
  const { read, isMissing } = useOrder();
  const order = read.data;
  return (
    <>
      <PageTitle>{order ? shop('number', { number: order.orderNumber }) : t('title')}</PageTitle>
      {isMissing ? (
        <MissingOrder />
      ) : (
        <div className="wrap py-6 md:py-8">
          <p className="mb-4">
            <TextLink to={ordersPath} className="inline-flex items-center gap-2 no-underline">
              <ArrowLeftIcon />
              {t('all')}
            </TextLink>
          </p>
          <QueryState reads={[read]} name={t('title')} skeleton={<OrderSkeleton />}>
            {order && (
              <div className="grid gap-5">
                <PaymentNote order={order} />
                <OrderHead order={order} />
                <div className="grid items-start gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
                  {(order.trackingNumber || isUnderWay(order.status)) && (
                    <CarrierCard order={order} />
                  )}
                  <OrderCard order={order} />
                </div>
              </div>
            )}
          </QueryState>
        </div>
      )}
    </>
  );
}

/** As high as the screen: the foot of the page does not move when the order comes. */
function OrderSkeleton() {
  return (
    <div className="min-h-dvh">
      <Skeleton className="h-96" />
    </div>
  );
}
