import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../shared/ui/dialog.tsx';

const KeyList = lazy(() => import('./key-list.tsx'));

interface KeysDialogProps extends ComponentProps<typeof KeyList> {
  isOpen: boolean;
  onClose: () => void;
}

/** The list of keys; its code comes when it is asked for. */
export function KeysDialog({ isOpen, onClose, ...list }: KeysDialogProps) {
  const { t } = useTranslation('features/videos/player');
  return (
    <Dialog
      title={t('keys.title')}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Suspense>
        <KeyList {...list} />
      </Suspense>
    </Dialog>
  );
}
