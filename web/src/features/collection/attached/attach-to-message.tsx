import type { MessageId } from '@stratum/contract/ids';
import AttachDialog from './attach-dialog.tsx';
import { useAttach } from './use-attach.ts';

interface AttachToMessageProps {
  messageId: MessageId;
  onClose: () => void;
}

/** Asks which item belongs to a message. */
export default function AttachToMessage({ messageId, onClose }: AttachToMessageProps) {
  const attach = useAttach();
  return (
    <AttachDialog
      targets={[{ to: { messageId }, label: '' }]}
      onChoose={(item, to) => {
        onClose();
        attach(item.id, to, true);
      }}
      onClose={onClose}
    />
  );
}
