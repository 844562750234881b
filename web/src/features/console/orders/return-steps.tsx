import type { SoldOrder } from '@stratum/contract/console/orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { Refund } from './refund.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

/** Why an order comes back, in the buyer's words, and how whoever sells answers. */
export function ReturnSteps({ order }: { order: SoldOrder }) {
  const { t } = useTranslation('features/console/orders');
  const { orderId, events, words, actions } = order;
  const canReceive = actions.includes('receive_return');
  const [open, setOpen] = useState<'receive' | 'refuse' | null>(null);
  const reason = events.findLast(({ returnReason }) => returnReason !== null)?.returnReason;
  const close = () => setOpen(null);
  return (
    <div className="grid gap-4">
      {reason && <p className="text-ui font-semibold">{t(`return.reasons.${reason}`)}</p>}
      {words && (
        <blockquote className="whitespace-pre-line border-line border-l-2 pl-4 text-ui">
          {words}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-3">
        {canReceive && <Button onPress={() => setOpen('receive')}>{t('acts.receive')}</Button>}
        {actions.includes('refund') && (
          <Refund order={order} tone={canReceive ? 'ghost' : 'primary'} />
        )}
        {actions.includes('refuse_return') && (
          <Button tone="ghost" onPress={() => setOpen('refuse')}>
            {t('acts.refuse')}
          </Button>
        )}
      </div>
      <ReceiveDialog orderId={orderId} isOpen={open === 'receive'} onClose={close} />
      <RefuseDialog orderId={orderId} isOpen={open === 'refuse'} onClose={close} />
    </div>
  );
}
