import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../shared/navigation/use-leave-guard.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

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
    <Dialog
      title={t('unsaved.title')}
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      {(close) => (
        <div className="grid gap-6">
          <p className="text-ui">{t('unsaved.text')}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="plain" onPress={leave}>
              {t('unsaved.leave')}
            </Button>
            <Button onPress={close}>{t('unsaved.stay')}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
