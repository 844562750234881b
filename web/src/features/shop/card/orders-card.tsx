import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, LocaleLink, TextLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useDeliveryDays } from '../delivery-days.ts';
import { OrderMark } from '../orders/order-mark.tsx';
import { isUnderWay } from '../orders/order-place.ts';
import { orderPath, ordersPath, productPath } from '../shop-path.ts';

const shownOrders = 2;

/** The last orders, on the dashboard; before the first one, what there is to order. */
export default function OrdersCard() {
  const { t } = useTranslation('features/shop/card');
  const days = useDeliveryDays();
  const orders = useRoute(orderEndpoints.getUserOrderDetails, { query: { limit: shownOrders } });
  const items = orders.data?.items ?? [];
  return (
    <Card>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <Heading level={2} size="label">
          {t('title')}
        </Heading>
        {items.length > 0 && (
          <TextLink to={ordersPath} className="text-label">
            {t('all')}
          </TextLink>
        )}
      </div>
      <QueryState reads={[orders]} name={t('title')} skeleton={<Skeleton className="h-24" />}>
        {items.length === 0 ? (
          <EmptyState level={3} heading={t('empty.heading')} text={t('empty.text')}>
            <ButtonLink to={productPath} tone="ghost">
              {t('empty.action')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ul>
            {items.map(({ orderId, lines, status, deliveryFrom, deliveryTo }) => (
              <li key={orderId} className="border-line border-t">
                <LocaleLink
                  to={orderPath(orderId)}
                  className="focus-ring flex min-h-12 flex-wrap items-center gap-x-3 rounded-sm py-2 text-ui no-underline hover:underline"
                >
                  <OrderMark status={status} />
                  <span className="min-w-0 flex-1 truncate">{lines[0]?.name}</span>
                  <span className="text-label text-ink-2">
                    {isUnderWay(status) ? days(deliveryFrom, deliveryTo) : t(`status.${status}`)}
                  </span>
                </LocaleLink>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
