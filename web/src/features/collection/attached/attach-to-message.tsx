import type { MessageId } from '@stratum/contract/ids';
import { attach } from './attach.ts';
import AttachDialog from './attach-dialog.tsx';

interface AttachToMessageProps {
  messageId: MessageId;
  onClose: () => void;
}

/** Asks which item belongs to a message. */
export default function AttachToMessage({ messageId, onClose }: AttachToMessageProps) {
  return (
    <AttachDialog
      targets={[{ to: { messageId }, label: '' }]}
      onChoose={(item, to) => {
        onClose();
        attach(item, to, true);
      }}
      onClose={onClose}
    />
  );
}
