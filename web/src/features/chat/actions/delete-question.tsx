import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { changesOf } from './changes.ts';
import type { MessageActionsProps } from './message-actions.ts';

interface DeleteQuestionProps {
  actions: MessageActionsProps;
  onClose: () => void;
}

/** Before a message is gone for everybody, with the pictures that were sent at once. */
export default function DeleteQuestion({ actions, onClose }: DeleteQuestionProps) {
  const { message, me, onChanged, album = [message] } = actions;
  const { t } = useTranslation('features/chat/actions');
  const [isPending, setPending] = useState(false);
  const of = message.senderId === me ? 'own' : 'others';
  const photos = album.length;
  const asked = photos > 1 ? (`delete.${of}.album` as const) : (`delete.${of}` as const);

  async function confirm(): Promise<void> {
    setPending(true);
    // One after the other: what fails ends it, and is said once.
    for (const each of album) if (!(await changesOf(each, me, onChanged).delete())) break;
    onClose();
  }

  return (
    <ConfirmDialog
      title={t(`${asked}.title`, { photos })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      cancel={t(photos > 1 ? 'delete.keep_album' : 'delete.keep')}
      confirm={t(`delete.${of}.confirm`)}
      onConfirm={() => void confirm()}
      tone="danger"
      isPending={isPending}
    >
      <p className="text-ui">{t(`${asked}.text`)}</p>
    </ConfirmDialog>
  );
}
