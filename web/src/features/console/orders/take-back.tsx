import type { SoldOrder } from '@stratum/contract/console/orders';
import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeadingAfterwards } from '../../../shared/navigation/use-heading-afterwards.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useMoney } from '../../shop/index.ts';
import { ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';
import { RefundPart } from './refund-part.tsx';

/** Cancels an order, or gives its money back: both ask for the password. */
export function TakeBack({ order }: { order: SoldOrder }) {
  const { actions } = order;
  return (
    <>
      {actions.includes('cancel') && <Cancel order={order} />}
      {actions.includes('refund_part') && <RefundPart key={order.left.amount} order={order} />}
      {actions.includes('refund') && <Refund order={order} />}
    </>
  );
}

function Cancel({ order: { orderId, paymentState } }: { order: SoldOrder }) {
  const { t } = useTranslation('features/console/orders');
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  useHeadingAfterwards(isDone);
  return (
    <>
      <Button tone="ghost" size="small" onPress={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <ConfirmWithPassword
        title={t('cancel.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirm={t('cancel.confirm')}
        endpoint={consoleOrderEndpoints.cancelSoldOrder}
        input={(body) => ({ params: { orderId }, body })}
        onDone={() => {
          toast.success(t('cancel.done'));
          setDone(true);
        }}
      >
        <Text>{t(paymentState === 'paid' ? 'cancel.text_paid' : 'cancel.text_unpaid')}</Text>
      </ConfirmWithPassword>
    </>
  );
}

function Refund({ order: { orderId, left: total, payment } }: { order: SoldOrder }) {
  const { t } = useTranslation('features/console/orders');
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  useHeadingAfterwards(isDone);
  return (
    <>
      <Button tone="ghost" size="small" onPress={() => setOpen(true)}>
        {t('refund.open')}
      </Button>
      <ConfirmWithPassword
        title={t('refund.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirm={t('refund.confirm', { total: money(total) })}
        endpoint={consoleOrderEndpoints.refundOrder}
        input={(body) => ({ params: { orderId }, body })}
        onDone={() => {
          toast.success(t('refund.done'));
          setDone(true);
        }}
      >
        <Text>{t('refund.text', { total: money(total), context: payment })}</Text>
      </ConfirmWithPassword>
    </>
  );
}
