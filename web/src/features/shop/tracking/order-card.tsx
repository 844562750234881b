import type { OrderDetails } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { buttonStyle } from '../../../shared/ui/button-style.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { AddressLines } from '../billing/address/address-lines.tsx';
import { useMoney } from '../money.ts';
import { DownloadIcon } from '../shop-icons.tsx';
import { Sums } from '../sums.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderedItems } from './ordered-items.tsx';

/** What was ordered, what it came to, where it goes, its papers, and what may still be done. */
export function OrderCard({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('features/shop/tracking');
  const { t: shop } = useTranslation('features/shop');
  const { status, payment, service, promoCode, address, billingAddress } = order;
  const isOpen = status === 'placed';
  const totalLabel = isOpen
    ? t('card.to_pay', { how: shop(`payment.${payment}`) })
    : t('card.paid', { how: shop(`payment.${payment}`) });
  const format = useFormat();
  const isEnded = status === 'cancelled' || status === 'refunded';
  return (
    <Card title={t('card.title')}>
      <OrderedItems lines={order.lines} />
      <Sums
        sums={order}
        service={service}
        promoCode={promoCode}
        {...(!isEnded && { totalLabel })}
      />
      {order.dueOn && (
        <Text size="label" tone="quiet" className="mt-2">
          {t('card.due', { day: format.day(order.dueOn) })}
        </Text>
      )}
      <GivenBack refunds={order.refunds} />
      <dl className="mt-4 grid gap-3 border-line border-t pt-4 text-ui">
        <div className="flex gap-4">
          <dt className="w-16 flex-none text-ink-2">{t('card.to')}</dt>
          <dd>
            <AddressLines address={address} />
          </dd>
        </div>
        {billingAddress && (
          <div className="flex gap-4">
            <dt className="w-16 flex-none text-ink-2">{t('card.invoice_to')}</dt>
            <dd>
              <AddressLines address={billingAddress} />
            </dd>
          </div>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Paper href={order.invoiceUrl}>{shop('invoice')}</Paper>
        <Paper href={order.creditNoteUrl}>{t('card.credit_note')}</Paper>
        <OrderActions order={order} />
      </div>
    </Card>
  );
}

/** Parts of the price that were given back. */
function GivenBack({ refunds }: Pick<OrderDetails, 'refunds'>) {
  const { t } = useTranslation('features/shop/tracking');
  const money = useMoney();
  const format = useFormat();
  return refunds.map(({ id, at, amount, creditNoteUrl }) => (
    <p key={id} className="mt-3 flex flex-wrap items-center gap-3 text-ui">
      {t('card.given_back', { amount: money(amount), day: format.date(at) })}
      <Paper href={creditNoteUrl}>{t('card.credit_note')}</Paper>
    </p>
  ));
}

function Paper({ href, children }: { href: string | null; children: string }) {
  return href === null ? null : (
    <a href={href} download className={buttonStyle({ tone: 'ghost', size: 'small' })}>
      <DownloadIcon />
      {children}
    </a>
  );
}
