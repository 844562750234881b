import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../shared/navigation/use-leave-guard.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface UnsavedChangesProps {
  /** Asked at the moment of leaving. */
  isUnsaved: () => boolean;
  onDiscard: () => void;
}

/**
 * Asks before the page is left with changes that are not saved. The end of a session does not wait:
 * what was typed is there after the next sign-in.
 */
export function UnsavedChanges({ isUnsaved, onDiscard }: UnsavedChangesProps) {
  const { t } = useTranslation('features/profile/edit');
  const blocker = useLeaveGuard(isUnsaved, () => !appStore.getState().isLoggedIn);
  const leave = () => {
    onDiscard();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      cancel={t('unsaved.stay')}
      confirm={t('unsaved.leave')}
      onConfirm={leave}
      tone="danger"
    >
      <Text>{t('unsaved.text')}</Text>
    </ConfirmDialog>
  );
}
