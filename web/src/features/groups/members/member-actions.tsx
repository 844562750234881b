import type { Group } from '@stratum/contract/group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action, ActionMenu } from '../../../shared/ui/action-menu.tsx';
import { BlockDialog, useBlocked } from '../../blocks/index.ts';
import { ReportDialog } from '../../reports/index.ts';
import type { GroupMember } from '../data/use-group-members.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface MemberActionsProps {
  group: Group;
  member: GroupMember;
}

/** What one can do about another member; the admin more than others. */
export function MemberActions({ group, member }: MemberActionsProps) {
  const { t } = useTranslation('features/groups/members');
  const [asked, setAsked] = useState<'hand_over' | 'remove' | 'report' | 'block' | null>(null);
  const close = () => setAsked(null);
  const { userId, first_name: name } = member;
  const isBlocked = useBlocked().has(userId);
  const isAdmin = group.role === 'admin';
  return (
    <>
      <ActionMenu label={t('actions', { name })} className="-mr-2.5">
        {isAdmin && <Action onAction={() => setAsked('hand_over')}>{t('hand_over.press')}</Action>}
        {isAdmin && <Action onAction={() => setAsked('remove')}>{t('remove.press')}</Action>}
        <Action onAction={() => setAsked('report')}>{t('report', { name })}</Action>
        <Action onAction={() => setAsked('block')}>
          {t(isBlocked ? 'unblock' : 'block', { name })}
        </Action>
      </ActionMenu>
      {asked === 'hand_over' && <HandOverDialog group={group} member={member} onClose={close} />}
      {asked === 'remove' && <RemoveDialog group={group} member={member} onClose={close} />}
      {asked === 'report' && (
        <ReportDialog about={{ kind: 'person', userId, name }} onClose={close} />
      )}
      {asked === 'block' && <BlockDialog userId={userId} name={name} onClose={close} />}
    </>
  );
}
