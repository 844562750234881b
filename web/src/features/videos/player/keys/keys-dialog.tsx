import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { KeyList } from './key-list.tsx';

interface KeysDialogProps extends ComponentProps<typeof KeyList> {
  onClose: () => void;
}

export default function KeysDialog({ onClose, ...list }: KeysDialogProps) {
  const { t } = useTranslation('features/videos/player');
  return (
    <Dialog
      title={t('keys.title')}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <KeyList {...list} />
    </Dialog>
  );
}
