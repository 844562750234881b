import type { SoldOrder } from '@stratum/contract/console/orders';
import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useHeadingAfterwards } from '../../../shared/navigation/use-heading-afterwards.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';
import { Refund } from './refund.tsx';
import { RefundPart } from './refund-part.tsx';
import { isReturn } from './return-state.ts';

/** Cancels an order, or gives its money back; a return is answered beside what it says. */
export function TakeBack({ order }: { order: SoldOrder }) {
  const { actions } = order;
  return (
    <>
      {actions.includes('cancel') && <Cancel order={order} />}
      {actions.includes('refund_part') && <RefundPart key={order.left.amount} order={order} />}
      {actions.includes('refund') && !isReturn(order) && (
        <Refund order={order} tone="ghost" size="small" />
      )}
    </>
  );
}

function Cancel({ order: { orderId, paymentState } }: { order: SoldOrder }) {
  const { t } = useTranslation('features/console/orders');
  const act = useRouteMutation(consoleOrderEndpoints.cancelSoldOrder);
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
        act={act}
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
