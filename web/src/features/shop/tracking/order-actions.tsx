import type { OrderDetails } from '@stratum/contract/shop/order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { PayAgain } from './pay-again.tsx';
import { Reorder } from './reorder.tsx';
import { ReturnDialog } from './return-dialog.tsx';

/** What may still be done with an order, as the server says. */
export function OrderActions({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('features/shop/tracking');
  const [open, setOpen] = useState<'cancel' | 'return' | null>(null);
  const format = useFormat();
  const { orderId, actions, status, payment, returnUntil } = order;
  const close = () => setOpen(null);
  return (
    <>
      {/* An invoice is paid at one’s bank. */}
      {payment === 'stripe' && actions.includes('pay') && <PayAgain orderId={orderId} />}
      {actions.includes('reorder') && <Reorder orderId={orderId} />}
      {actions.includes('cancel') && (
        <Button tone="ghost" size="small" onPress={() => setOpen('cancel')}>
          {t('cancel.open')}
        </Button>
      )}
      {actions.includes('request_return') && (
        <Button tone="ghost" size="small" onPress={() => setOpen('return')}>
          {t('return.open')}
        </Button>
      )}
      {status === 'shipped' && !actions.includes('cancel') && (
        <Text size="label" tone="quiet">
          {t('cancel.too_late')}
        </Text>
      )}
      {returnUntil !== null && (
        <Text size="label" tone="quiet">
          {t('return.until', { day: format.date(returnUntil) })}
        </Text>
      )}
      <CancelDialog order={order} isOpen={open === 'cancel'} onClose={close} />
      <ReturnDialog order={order} isOpen={open === 'return'} onClose={close} />
    </>
  );
}
