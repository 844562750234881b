import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import type { UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../shared/api/queries.ts';
import { useFailureText } from '../../shared/forms/form-alert.tsx';
import { toast } from '../../shared/toasts/toasts.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';

export interface BlockDialogProps {
  userId: UserId;
  name: string;
  onClose: () => void;
}

/** Asks before somebody is blocked, and says what that means. */
export default function BlockDialog({ userId, name, onClose }: BlockDialogProps) {
  const { t } = useTranslation('features/blocks');
  const failureText = useFailureText();
  const block = useRouteMutation(blockEndpoints.blockPerson);
  const confirm = () =>
    block.mutate(
      { body: { userId } },
      {
        onSuccess: () => {
          onClose();
          toast.success(t('blocked', { name }));
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('ask.title', { name })}
      cancel={t('ask.keep')}
      confirm={t('ask.confirm')}
      isOpen
      onOpenChange={onClose}
      isPending={block.isPending}
      onConfirm={confirm}
    >
      <ul className="grid list-disc gap-2 pl-5 text-ui">
        <li>{t('ask.folded')}</li>
        <li>{t('ask.unheard')}</li>
        <li>{t('ask.untold', { name })}</li>
      </ul>
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {block.error && failureText(block.error)}
      </p>
    </ConfirmDialog>
  );
}
