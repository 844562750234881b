import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { Group } from '@stratum/contract/group';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import type { GroupMember } from '../data/use-group-members.ts';

export interface AboutMemberProps {
  group: Group;
  member: GroupMember;
  onClose: () => void;
}

/** Asks before the group is another member's to run. */
export function HandOverDialog({ group, member, onClose }: AboutMemberProps) {
  const { t } = useTranslation('features/groups/members');
  const failureText = useFailureText();
  const change = useRouteMutation(groupEndpoints.changeGroupAdmin);
  const name = member.first_name;
  const confirm = () =>
    change.mutate(
      { body: { ppauGroupId: group.id, userId: member.userId } },
      {
        onSuccess: () => {
          onClose();
          toast.success(t('hand_over.done', { name }));
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('hand_over.title', { name })}
      cancel={t('keep')}
      confirm={t('hand_over.confirm')}
      isOpen
      onOpenChange={onClose}
      isPending={change.isPending}
      onConfirm={confirm}
    >
      <p className="text-ui">{t('hand_over.text', { name })}</p>
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {change.error && failureText(change.error)}
      </p>
    </ConfirmDialog>
  );
}
