import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { ReadOn } from './read-on.tsx';

interface AnswerDialogProps {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** What was sent back has come: whether it can be sold again is for whoever has looked at it. */
export function ReceiveDialog({ orderId, isOpen, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('features/console/orders');
  const [restock, setRestock] = useState(false);
  const receive = useRouteMutation(consoleOrderEndpoints.receiveReturn);
  return (
    <ConfirmDialog
      title={t('return.receive_title')}
      isOpen={isOpen}
      onOpenChange={(opens) => opens || onClose()}
      cancel={t('cancel_dialog')}
      confirm={t('acts.receive')}
      isPending={receive.isPending}
      onConfirm={() =>
        receive.mutate({ params: { orderId }, body: { restock } }, { onSuccess: onClose })
      }
    >
      <Checkbox isSelected={restock} onChange={setRestock}>
        {t('return.restock')}
      </Checkbox>
      <FormAlert failure={receive.error} />
      <ReadOn isDone={receive.isSuccess} />
    </ConfirmDialog>
  );
}
