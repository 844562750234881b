import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { Group } from '@stratum/contract/group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useGoToList } from './use-leave-group.ts';

interface DeleteDialogProps {
  group: Group;
  onClose: () => void;
}

/** Ends a group for everybody, once its name has been typed. */
export default function DeleteDialog({ group, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('features/groups/settings');
  const failureText = useFailureText();
  const toList = useGoToList();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const end = useRouteMutation(groupEndpoints.deleteGroup);
  const { id: ppauGroupId, name } = group;
  const endGroup = async () => {
    await end.mutateAsync({ params: { ppauGroupId } });
    toast.success(t('delete.done', { name }));
    toList();
  };
  const confirm = () => {
    const isSame = typed.trim() === name.trim();
    setRefused(!isSame);
    // What failed is in `end.error`.
    if (isSame) void endGroup().catch(() => undefined);
  };
  return (
    <ConfirmDialog
      title={t('delete.title')}
      cancel={t('delete.keep')}
      confirm={t('delete.confirm')}
      tone="danger"
      isOpen
      onOpenChange={onClose}
      isPending={end.isPending}
      onConfirm={confirm}
    >
      <p className="text-ui">{t('delete.text')}</p>
      <TextField
        label={t('delete.name', { name })}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setRefused(false);
        }}
        error={isRefused ? t('delete.other_name', { name }) : undefined}
        autoComplete="off"
        autoFocus
      />
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {end.error && failureText(end.error)}
      </p>
    </ConfirmDialog>
  );
}
