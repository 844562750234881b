import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import type { AboutMemberProps } from './hand-over-dialog.tsx';

/** Asks before somebody is taken out of the group, and says what becomes of it. */
export function RemoveDialog({ group, member, onClose }: AboutMemberProps) {
  const { t } = useTranslation('features/groups/members');
  const failureText = useFailureText();
  const remove = useRouteMutation(groupEndpoints.removeLeaveGroup);
  const name = member.first_name;
  const confirm = () =>
    remove.mutate(
      { body: { ppauGroupId: group.id, userId: member.userId } },
      {
        onSuccess: () => {
          onClose();
          toast.success(t('remove.done', { name }));
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      cancel={t('keep')}
      confirm={t('remove.confirm')}
      tone="danger"
      isOpen
      onOpenChange={onClose}
      isPending={remove.isPending}
      onConfirm={confirm}
    >
      <ul className="grid list-disc gap-2 pl-5 text-ui">
        <li>{t('remove.sees_nothing', { name })}</li>
        <li>{t('remove.stays')}</li>
        <li>{t('remove.told', { name })}</li>
      </ul>
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {remove.error && failureText(remove.error)}
      </p>
    </ConfirmDialog>
  );
}
