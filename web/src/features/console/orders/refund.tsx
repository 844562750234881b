import type { SoldOrder } from '@stratum/contract/console/orders';
import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useHeadingAfterwards } from '../../../shared/navigation/use-heading-afterwards.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { ButtonLook } from '../../../shared/ui/button-style.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { useMoney } from '../../shop/index.ts';
import { ConfirmWithPassword } from '../confirm/confirm-with-password.tsx';

interface RefundProps extends ButtonLook {
  order: SoldOrder;
}

/** Gives back all that is left of what was paid; asks for the password. */
export function Refund({ order: { orderId, left: total, payment }, ...look }: RefundProps) {
  const { t } = useTranslation('features/console/orders');
  const money = useMoney();
  const act = useRouteMutation(consoleOrderEndpoints.refundOrder);
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  useHeadingAfterwards(isDone);
  return (
    <>
      <Button {...look} onPress={() => setOpen(true)}>
        {t('refund.open')}
      </Button>
      <ConfirmWithPassword
        title={t('refund.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirm={t('refund.confirm', { total: money(total) })}
        act={act}
        input={(body) => ({ params: { orderId }, body })}
        onDone={() => {
          toast.success(t('refund.done'));
          setDone(true);
        }}
      >
        <Text>
          {t(payment === 'stripe' ? 'refund.text_stripe' : 'refund.text_invoice', {
            total: money(total),
          })}
        </Text>
      </ConfirmWithPassword>
    </>
  );
}
