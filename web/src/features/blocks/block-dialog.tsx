import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import type { UserId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../shared/api/queries.ts';
import { useFailureText } from '../../shared/forms/form-alert.tsx';
import { toast } from '../../shared/toasts/toasts.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useBlocked } from './blocked.ts';

export interface BlockDialogProps {
  userId: UserId;
  name: string;
  onClose: () => void;
}

/** Asks before somebody is blocked, or a block ends, and says what that means. */
export default function BlockDialog({ userId, name, onClose }: BlockDialogProps) {
  const { t } = useTranslation('features/blocks');
  const failureText = useFailureText();
  const isBlocked = useBlocked().has(userId);
  // What is asked stays while it is done.
  const [isEnd] = useState(isBlocked);
  const block = useRouteMutation(blockEndpoints.blockPerson);
  const unblock = useRouteMutation(blockEndpoints.unblockPerson);
  const onSuccess = () => {
    onClose();
    toast.success(t(isEnd ? 'unblocked' : 'blocked', { name }));
  };
  const confirm = () =>
    isEnd
      ? unblock.mutate({ query: { userId } }, { onSuccess })
      : block.mutate({ body: { userId } }, { onSuccess });
  const failure = block.error ?? unblock.error;
  return (
    <ConfirmDialog
      title={t(isEnd ? 'end.title' : 'ask.title', { name })}
      cancel={t('ask.keep')}
      confirm={t(isEnd ? 'end.confirm' : 'ask.confirm')}
      isOpen
      onOpenChange={onClose}
      isPending={block.isPending || unblock.isPending}
      onConfirm={confirm}
    >
      {isEnd ? (
        <p className="text-ui">{t('end.text')}</p>
      ) : (
        <ul className="grid list-disc gap-2 pl-5 text-ui">
          <li>{t('ask.folded')}</li>
          <li>{t('ask.unheard')}</li>
          <li>{t('ask.untold', { name })}</li>
        </ul>
      )}
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {failure && failureText(failure)}
      </p>
    </ConfirmDialog>
  );
}
