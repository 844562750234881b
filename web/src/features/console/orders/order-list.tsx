import { orderViews } from '@stratum/contract/console/order-words';
import type { SoldOrderSummary } from '@stratum/contract/console/orders';
import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { LocaleLink, linkStyle } from '../../../shared/ui/link.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { useMoney } from '../../shop/index.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { soldOrderPath } from './order-path.ts';

/** Orders of everybody, and which of them wait for whoever sells. */
export function OrderList() {
  const { t } = useTranslation('features/console/orders');
  const narrower = orderViews.filter((view) => view !== 'all');
  return (
    <>
      <PageHeader heading={t('title')}>{t('intro')}</PageHeader>
      <DataTable
        list="orders"
        caption={t('title')}
        endpoint={consoleOrderEndpoints.consoleOrders}
        columns={useColumns()}
        searchLabel={t('search')}
        filters={[
          {
            key: 'view',
            label: t('view'),
            all: t('views.all'),
            options: narrower.map((value) => ({ value, title: t(`views.${value}`) })),
          },
        ]}
        empty={{ heading: t('empty.heading'), text: t('empty.text') }}
      />
    </>
  );
}

function useColumns(): Column<SoldOrderSummary>[] {
  const { t } = useTranslation('features/console/orders');
  const { t: shop } = useTranslation('features/shop');
  const format = useFormat();
  const money = useMoney();
  return [
    {
      key: 'number',
      title: t('columns.number'),
      cell: ({ id, orderNumber }) => (
        <LocaleLink to={soldOrderPath(id)} className={`whitespace-nowrap ${linkStyle}`}>
          {orderNumber}
        </LocaleLink>
      ),
    },
    {
      key: 'placedAt',
      title: t('columns.placed'),
      sort: '-placedAt',
      cell: ({ placedAt }) => (
        <time dateTime={placedAt} className="whitespace-nowrap">
          {format.moment(placedAt)}
        </time>
      ),
    },
    {
      key: 'name',
      title: t('columns.to'),
      cell: ({ name, country }) => (
        <>
          <bdi>{name}</bdi>, {format.country(country)}
        </>
      ),
    },
    {
      key: 'pieces',
      title: t('columns.what'),
      cell: ({ lines }) =>
        format.list(
          lines.map(({ name, quantity }) => shop('sums.line', { count: quantity, name })),
        ),
    },
    { key: 'status', title: t('columns.status'), cell: ({ status }) => shop(`status.${status}`) },
    {
      key: 'total',
      title: t('columns.total'),
      isNumber: true,
      cell: ({ total }) => <span className="whitespace-nowrap">{money(total)}</span>,
    },
  ];
}
