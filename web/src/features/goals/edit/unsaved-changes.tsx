import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../shared/navigation/use-leave-guard.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface UnsavedChangesProps {
  /** Asked at the moment of leaving. */
  isUnsaved: () => boolean;
  /** Whether the dialog is being closed; another page is told from the browser. */
  isAsking: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks before changes of a goal are left behind. */
export function UnsavedChanges({ isUnsaved, isAsking, onStay, onDiscard }: UnsavedChangesProps) {
  const { t } = useTranslation('features/goals');
  const blocker = useLeaveGuard(isUnsaved, () => !appStore.getState().isLoggedIn);
  const stay = () => {
    blocker.reset?.();
    onStay();
  };
  const discard = () => {
    onDiscard();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      isOpen={isAsking || blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && stay()}
      cancel={t('unsaved.stay')}
      confirm={t('unsaved.leave')}
      onConfirm={discard}
      tone="danger"
    >
      <Text>{t('unsaved.text')}</Text>
    </ConfirmDialog>
  );
}
