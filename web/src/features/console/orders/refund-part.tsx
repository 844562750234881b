import type { SoldOrder } from '@stratum/contract/console/orders';
import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useHeadingAfterwards } from '../../../shared/navigation/use-heading-afterwards.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useMoney } from '../../shop/index.ts';
import { ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';
import { MoneyField } from '../shop/money-field.tsx';

/** Gives back a part of what was paid; the order stays as it is. */
export function RefundPart({ order: { orderId, left, payment } }: { order: SoldOrder }) {
  const { t } = useTranslation('features/console/orders');
  const money = useMoney();
  const act = useRouteMutation(consoleOrderEndpoints.refundPart);
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  // It begins anew with what is left then.
  useHeadingAfterwards(isDone);
  const [amount, setAmount] = useState({ ...left, amount: 0 });
  return (
    <>
      <Button tone="ghost" size="small" onPress={() => setOpen(true)}>
        {t('part.open')}
      </Button>
      <ConfirmWithPassword
        title={t('part.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirm={t('refund.confirm', { total: money(amount) })}
        act={act}
        input={(given) => ({
          params: { orderId },
          body: { ...given, amount, leftSeen: left.amount },
        })}
        onDone={() => {
          toast.success(t('refund.done'));
          setDone(true);
        }}
      >
        <Text>
          {t(payment === 'stripe' ? 'part.text_stripe' : 'part.text_invoice', {
            left: money(left),
          })}
        </Text>
        <MoneyField label={t('part.amount')} value={amount} onChange={setAmount} />
      </ConfirmWithPassword>
    </>
  );
}
