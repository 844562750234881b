import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { useTranslation } from 'react-i18next';
import { useRoutePages } from '../../../shared/api/pages.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { PageHeader, PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { productPath } from '../shop-path.ts';
import { OrderRow } from './order-row.tsx';

/** §2: all orders of the person, the newest first. */
export default function OrderTrackingPage() {
  const { t } = useTranslation('features/shop/orders');
  const { list, items = [] } = useOrders();
  return (
    <div className="wrap py-8 md:py-12">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader heading={t('title')}>{t('lead')}</PageHeader>
      <QueryState reads={[list]} name={t('title')} skeleton={<Skeleton className="h-96" />}>
        {items.length === 0 ? (
          <EmptyState heading={t('empty.heading')} text={t('empty.text')}>
            <ButtonLink to={productPath}>{t('empty.action')}</ButtonLink>
          </EmptyState>
        ) : (
          <ul className="border-line border-b">
            {items.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <Button
            tone="ghost"
            onPress={() => void list.fetchNextPage()}
            isPending={list.isFetchingNextPage}
            className="mt-6"
          >
            {t('more')}
          </Button>
        )}
      </QueryState>
    </div>
  );
}

function useOrders() {
  return useRoutePages(orderEndpoints.getUserOrderDetails, {
    first: '',
    read: async (cursor, options) => {
      const query = cursor === '' ? {} : { cursor };
      const page = await callRoute(orderEndpoints.getUserOrderDetails, { query }, options);
      return { ...page, items: page.items.map((order) => ({ ...order, id: order.orderId })) };
    },
    next: ({ next }) => next ?? undefined,
  });
}
