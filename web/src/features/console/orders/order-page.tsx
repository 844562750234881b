import type { SoldOrder } from '@stratum/contract/console/orders';
import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ArrowLeftIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink, linkStyle } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { MoneyCard } from './money-card.tsx';
import { NextStep } from './next-step.tsx';
import { soldOrdersPath } from './order-path.ts';
import { PackingSlip } from './packing-slip.tsx';
import { ParcelCard } from './parcel-card.tsx';

/** An order as whoever sells sees it: what to do next, to whom it goes, its money, what has happened. */
export function OrderPage() {
  const { t } = useTranslation('features/console/orders');
  const { orderId = '' } = useParams();
  const order = useRoute(consoleOrderEndpoints.consoleOrder, { params: { orderId } });
  return (
    <>
      <p className="mb-4 print:hidden">
        <LocaleLink to={soldOrdersPath} className={`inline-flex items-center gap-2 ${linkStyle}`}>
          <ArrowLeftIcon />
          {t('order.back')}
        </LocaleLink>
      </p>
      <QueryState reads={[order]} name={t('order.title')} skeleton={<Skeleton className="h-96" />}>
        {order.data && <Shown order={order.data} />}
      </QueryState>
    </>
  );
}

function Shown({ order }: { order: SoldOrder }) {
  const { t } = useTranslation('features/console/orders');
  const { t: shop } = useTranslation('features/shop');
  const format = useFormat();
  const { orderNumber, status, placedAt } = order;
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          heading={
            <>
              {t('order.title')} <span className="whitespace-nowrap">{orderNumber}</span>
            </>
          }
        >
          {t('order.state', { status: shop(`status.${status}`), when: format.moment(placedAt) })}
        </PageHeader>
        <div className="grid items-start gap-6 min-[70rem]:grid-cols-2">
          <div className="grid gap-6">
            <NextStep order={order} />
            <Facts order={order} />
            <ParcelCard order={order} />
          </div>
          <div className="grid gap-6">
            <MoneyCard order={order} />
            <Card title={t('history.title')}>
              <History events={order.events} />
            </Card>
          </div>
        </div>
      </div>
      <PackingSlip order={order} />
    </>
  );
}
