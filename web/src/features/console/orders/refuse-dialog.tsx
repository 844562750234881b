import { consoleOrderEndpoints } from '@stratum/contract/endpoints/console-orders';
import { shopLimits } from '@stratum/contract/shop/order-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { ReadOn } from './read-on.tsx';

interface RefuseDialogProps {
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Refuses a return; the buyer reads why. */
export function RefuseDialog({ orderId, isOpen, onClose }: RefuseDialogProps) {
  const { t } = useTranslation('features/console/orders');
  const [words, setWords] = useState('');
  const refuse = useRouteMutation(consoleOrderEndpoints.refuseReturn);
  const error = refuse.error?.fields.words;
  return (
    <ConfirmDialog
      title={t('return.refuse_title')}
      isOpen={isOpen}
      onOpenChange={(opens) => opens || onClose()}
      cancel={t('cancel_dialog')}
      confirm={t('acts.refuse')}
      tone="danger"
      isPending={refuse.isPending}
      onConfirm={() =>
        refuse.mutate({ params: { orderId }, body: { words } }, { onSuccess: onClose })
      }
    >
      <TextArea
        label={t('return.why')}
        description={t('return.why_is_sent')}
        value={words}
        onChange={setWords}
        maxLength={shopLimits.returnWordsLength}
        {...(error !== undefined && { error })}
      />
      <FormAlert failure={error === undefined ? refuse.error : null} />
      <ReadOn isDone={refuse.isSuccess} />
    </ConfirmDialog>
  );
}
