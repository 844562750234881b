import type { Group } from '@stratum/contract/group';
import type { UserId } from '@stratum/contract/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../shared/forms/form-alert.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { useGroupMembers } from '../data/use-group-members.ts';
import { useLeaveGroup } from './use-leave-group.ts';

interface LeaveDialogProps {
  group: Group;
  me: UserId;
  onClose: () => void;
}

/** Asks before one leaves: what becomes of the group, and who runs it then. */
export default function LeaveDialog({ group, me, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('features/groups/settings');
  const failureText = useFailureText();
  const others = useGroupMembers(group.id).data?.filter(({ userId }) => userId !== me) ?? [];
  const [chosen, setChosen] = useState<string>();
  const { leave, isPending, failure } = useLeaveGroup(group);
  const isLast = group.memberCount === 1;
  const choosesSuccessor = group.role === 'admin' && !isLast;
  // The longest-standing member follows by itself.
  const [first] = others;
  const successor = others.find(({ userId }) => userId === chosen) ?? first;
  const text = isLast ? 'leave.text_last' : 'leave.text';
  return (
    <ConfirmDialog
      title={t('leave.title', { name: group.name })}
      cancel={t('leave.stay')}
      confirm={t(isLast ? 'leave.confirm_last' : 'leave.confirm')}
      tone="danger"
      isOpen
      onOpenChange={onClose}
      isPending={isPending}
      onConfirm={() => leave(successor?.userId === first?.userId ? undefined : successor?.userId)}
    >
      <p className="text-ui">{t(text)}</p>
      {choosesSuccessor && successor && (
        <div>
          <Select label={t('leave.successor')} value={successor.userId} onChange={setChosen}>
            {others.map(({ userId, first_name }) => (
              <option key={userId} value={userId}>
                {first_name}
              </option>
            ))}
          </Select>
          <p className="mt-1.5 text-small text-ink-2">{t('leave.successor_text')}</p>
        </div>
      )}
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {failure && failureText(failure)}
      </p>
    </ConfirmDialog>
  );
}
