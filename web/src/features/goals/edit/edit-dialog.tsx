import type { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { useLeaveGuard } from '../../../shared/navigation/use-leave-guard.ts';
import { useUnsentWork } from '../../../shared/session/index.ts';
import { appStore } from '../../../shared/state/app-store.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EditForm } from './edit-form.tsx';
import { changedFields, toFields } from './goal-changes.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';

interface EditDialogProps {
  goal: RouteReply<typeof goalEndpoints.goalDetails>['goal'];
  onClose: () => void;
}

/** Every field of a goal; closed with changes it asks first. */
export default function EditDialog({ goal, onClose }: EditDialogProps) {
  const { t } = useTranslation('features/goals');
  const [typed, setTyped] = useState(() => toFields(goal));
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = Object.keys(changedFields(goal, typed)).length > 0;
  const close = () => (isUnsaved ? setAsking(true) : onClose());
  const blocker = useLeaveGuard(
    () => isUnsaved,
    () => !appStore.getState().isLoggedIn,
  );
  useUnsentWork(isUnsaved, t('edit.work'));
  return (
    <>
      <Dialog
        title={t('edit.title')}
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isDismissable={!isUnsaved}
      >
        <EditForm
          goal={goal}
          typed={typed}
          onType={(change) => setTyped((before) => ({ ...before, ...change }))}
          onSaved={onClose}
          onCancel={close}
        />
      </Dialog>
      <UnsavedChanges
        isOpen={isAsking || blocker.state === 'blocked'}
        onStay={() => {
          blocker.reset?.();
          setAsking(false);
        }}
        onDiscard={() => {
          onClose();
          blocker.proceed?.();
        }}
      />
    </>
  );
}
