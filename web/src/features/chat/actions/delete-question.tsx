import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { changesOf } from './changes.ts';
import type { MessageActionsProps } from './message-actions.ts';

interface DeleteQuestionProps {
  actions: MessageActionsProps;
  onClose: () => void;
}

/** Before a message is gone for everybody. */
export default function DeleteQuestion({ actions, onClose }: DeleteQuestionProps) {
  const { message, me, onChanged } = actions;
  const { t } = useTranslation('features/chat/actions');
  const [isPending, setPending] = useState(false);
  const of = message.senderId === me ? 'own' : 'others';

  async function confirm(): Promise<void> {
    setPending(true);
    await changesOf(message, me, onChanged).delete();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t(`delete.${of}.title`)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      cancel={t('delete.keep')}
      confirm={t(`delete.${of}.confirm`)}
      onConfirm={() => void confirm()}
      tone="danger"
      isPending={isPending}
    >
      <p className="text-ui">{t(`delete.${of}.text`)}</p>
    </ConfirmDialog>
  );
}
