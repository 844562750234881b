import type { Group } from '@stratum/contract/group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../shared/navigation/use-leave-guard.ts';
import { useUnsentWork } from '../../../shared/session/index.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EditForm } from './edit-form.tsx';
import { changesOf, fieldsOf } from './group-changes.ts';

interface EditDialogProps {
  group: Group;
  onClose: () => void;
}

/** Name, picture, rules and time zone of a group; closed with changes it asks first. */
export default function EditDialog({ group, onClose }: EditDialogProps) {
  const { t } = useTranslation('features/groups/settings');
  const [typed, setTyped] = useState(() => fieldsOf(group));
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = Object.keys(changesOf(group, typed)).length > 0;
  const close = () => (isUnsaved ? setAsking(true) : onClose());
  const blocker = useLeaveGuard(
    () => isUnsaved,
    () => !appStore.getState().isLoggedIn,
  );
  useUnsentWork(isUnsaved, t('edit.work'));
  const stay = () => {
    blocker.reset?.();
    setAsking(false);
  };
  return (
    <>
      <Dialog
        title={t('edit.title')}
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isDismissable={!isUnsaved}
      >
        <EditForm
          group={group}
          typed={typed}
          onType={(change) => setTyped((before) => ({ ...before, ...change }))}
          onSaved={onClose}
          onCancel={close}
        />
      </Dialog>
      <ConfirmDialog
        title={t('edit.unsaved.title')}
        isOpen={isAsking || blocker.state === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && stay()}
        cancel={t('edit.unsaved.stay')}
        confirm={t('edit.unsaved.leave')}
        onConfirm={() => {
          onClose();
          blocker.proceed?.();
        }}
        tone="danger"
      >
        <p className="text-ui">{t('edit.unsaved.text')}</p>
      </ConfirmDialog>
    </>
  );
}
