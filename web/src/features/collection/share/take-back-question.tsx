import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import type { MessageId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';

interface TakeBackQuestionProps {
  messageId: MessageId;
  onClose: () => void;
}

/** Before a copy is gone for everybody who has not kept one. */
export default function TakeBackQuestion({ messageId, onClose }: TakeBackQuestionProps) {
  const { t } = useTranslation('features/collection/share');
  const taking = useRouteMutation(sharedItemEndpoints.takeBackPersonalStuff);
  const takeBack = () =>
    taking.mutate(
      { body: { messageId } },
      {
        onSuccess: () => {
          toast.success(t('taken_back'));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('take_back_title')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      cancel={t('cancel')}
      confirm={t('take_back')}
      onConfirm={takeBack}
      isPending={taking.isPending}
    >
      <p className="text-ui">{t('take_back_text')}</p>
      <p role="alert" className="text-label text-danger empty:hidden">
        {taking.error?.message}
      </p>
    </ConfirmDialog>
  );
}
