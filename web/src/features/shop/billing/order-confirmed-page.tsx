import type { OrderDetails } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import { Landscape } from '../../../shared/charts/landscape.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useFocusHeadingOnMount } from '../../../shared/navigation/use-focus-heading-on-mount.ts';
import { buttonStyle } from '../../../shared/ui/button-style.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, TextLink } from '../../../shared/ui/link.tsx';
import { PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useDeliveryDays } from '../delivery-days.ts';
import { useMoney } from '../money.ts';
import { MissingOrder } from '../orders/missing-order.tsx';
import { useOrder } from '../orders/use-order.ts';
import { DownloadIcon } from '../shop-icons.tsx';
import { orderPath } from '../shop-path.ts';

/** The order is placed: its number, when it arrives, how it is paid, and what one may read until then. */
export default function OrderConfirmedPage() {
  const { t } = useTranslation('features/shop/billing');
  const { read, isMissing } = useOrder();
  return (
    <>
      <PageTitle>{t('confirmed.title')}</PageTitle>
      {isMissing ? (
        <MissingOrder />
      ) : (
        <QueryState
          reads={[read]}
          name={t('confirmed.title')}
          className="wrap py-12"
          skeleton={<Skeleton className="h-96" />}
        >
          {read.data && <Confirmed order={read.data} />}
        </QueryState>
      )}
    </>
  );
}

function Confirmed({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('features/shop/billing');
  const { t: shop } = useTranslation('features/shop');
  const format = useFormat();
  const money = useMoney();
  const days = useDeliveryDays();
  const heading = useFocusHeadingOnMount<HTMLHeadingElement>();
  const { orderId, orderNumber, deliveryFrom, deliveryTo, total, dueOn, invoiceUrl } = order;
  return (
    <div className="wrap max-w-reading py-8 md:py-12">
      <Landscape className="mb-8 h-40" />
      <Text size="label" tone="quiet">
        {shop('number', { number: orderNumber })}
      </Text>
      <Heading level={1} ref={heading} tabIndex={-1} className="mt-1 outline-none">
        {t('confirmed.heading')}
      </Heading>
      <Text size="lead" className="mt-4">
        {t('confirmed.arrives', { days: days(deliveryFrom, deliveryTo) })}
      </Text>
      <Text tone="quiet" className="mt-3">
        {dueOn
          ? t('confirmed.pay', {
              total: money(total),
              day: format.day(dueOn),
              number: orderNumber,
            })
          : t('confirmed.mail')}
      </Text>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={orderPath(orderId)}>{t('confirmed.follow')}</ButtonLink>
        {invoiceUrl && (
          <a href={invoiceUrl} download className={buttonStyle({ tone: 'ghost' })}>
            <DownloadIcon />
            {shop('invoice')}
          </a>
        )}
      </div>
      <Text tone="quiet" className="mt-10 border-line border-t pt-5">
        {t('confirmed.meanwhile')}{' '}
        <TextLink to="/chapter?slug=how-to-read-the-nine-levels">{t('confirmed.chapter')}</TextLink>
      </Text>
    </div>
  );
}
