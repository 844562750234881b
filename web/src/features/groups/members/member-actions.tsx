import type { Group } from '@stratum/contract/group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action, ActionMenu } from '../../../shared/ui/action-menu.tsx';
import type { GroupMember } from '../data/use-group-members.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface MemberActionsProps {
  group: Group;
  member: GroupMember;
}

/** What the admin can do with another member. */
export function MemberActions({ group, member }: MemberActionsProps) {
  const { t } = useTranslation('features/groups/members');
  const [asked, setAsked] = useState<'hand_over' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <ActionMenu label={t('actions', { name: member.first_name })} className="-mr-2.5">
        <Action onAction={() => setAsked('hand_over')}>{t('hand_over.press')}</Action>
        <Action onAction={() => setAsked('remove')}>{t('remove.press')}</Action>
      </ActionMenu>
      {asked === 'hand_over' && <HandOverDialog group={group} member={member} onClose={close} />}
      {asked === 'remove' && <RemoveDialog group={group} member={member} onClose={close} />}
    </>
  );
}
