import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import type { OrderDetails } from '@stratum/contract/shop/order';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useHeadingAfterwards } from '../../../shared/navigation/use-heading-afterwards.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface CancelDialogProps {
  order: OrderDetails;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an order is cancelled, and says what becomes of what was paid. */
export function CancelDialog({ order: { orderId, status }, isOpen, onClose }: CancelDialogProps) {
  const { t } = useTranslation('features/shop/tracking');
  const cancelling = useRouteMutation(orderEndpoints.cancelOrder);
  const confirm = () =>
    cancelling.mutate(
      { body: { orderId } },
      {
        onSuccess() {
          toast.success(t('cancel.done'));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('cancel.title')}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      cancel={t('cancel.keep')}
      confirm={t('cancel.open')}
      onConfirm={confirm}
      isPending={cancelling.isPending}
      tone="danger"
    >
      <WhatHappens isPaid={status !== 'placed'} isDone={cancelling.isSuccess} />
      <FormAlert failure={cancelling.error} />
    </ConfirmDialog>
  );
}

function WhatHappens({ isPaid, isDone }: { isPaid: boolean; isDone: boolean }) {
  const { t } = useTranslation('features/shop/tracking');
  useHeadingAfterwards(isDone);
  return <Text>{t(isPaid ? 'cancel.text_paid' : 'cancel.text_unpaid')}</Text>;
}
