import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface UnsavedChangesProps {
  isOpen: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before changes of a goal are left behind. */
export function UnsavedChanges({ isOpen, onStay, onDiscard }: UnsavedChangesProps) {
  const { t } = useTranslation('features/goals');
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      isOpen={isOpen}
      onOpenChange={(stays) => !stays && onStay()}
      cancel={t('unsaved.stay')}
      confirm={t('unsaved.leave')}
      onConfirm={onDiscard}
      tone="danger"
    >
      <Text>{t('unsaved.text')}</Text>
    </ConfirmDialog>
  );
}
