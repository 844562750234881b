import type { SoldOrder } from '@stratum/contract/console/orders';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '../../../shared/ui/button-style.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Sums } from '../../shop/index.ts';
import { GivenBack } from './given-back.tsx';
import { TakeBack } from './take-back.tsx';

/** What an order comes to, where its money is, its papers, and how it is taken back. */
export function MoneyCard({ order }: { order: SoldOrder }) {
  const { t } = useTranslation('features/console/orders');
  const { t: shop } = useTranslation('features/shop');
  const { paymentState, payment, service, promoCode, invoiceUrl, creditNoteUrl } = order;
  const isByHand = paymentState === 'refunding' && payment === 'invoice';
  const state = isByHand ? 'to_send' : paymentState;
  return (
    <Card title={t('money.title')}>
      <Sums sums={order} service={service} promoCode={promoCode} />
      <Text className="mt-4">{t(`money.${state}`, { how: shop(`payment.${payment}`) })}</Text>
      <GivenBack refunds={order.refunds} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Paper href={invoiceUrl}>{shop('invoice')}</Paper>
        <Paper href={creditNoteUrl}>{t('money.credit_note')}</Paper>
        <TakeBack order={order} />
      </div>
    </Card>
  );
}

function Paper({ href, children }: { href: string | null; children: string }) {
  return href === null ? null : (
    <a href={href} download className={buttonStyle({ tone: 'ghost', size: 'small' })}>
      {children}
    </a>
  );
}
