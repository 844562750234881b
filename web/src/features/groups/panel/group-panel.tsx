import type { Group } from '@stratum/contract/group';
import type { GroupId, UserId } from '@stratum/contract/ids';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useGroup } from '../data/use-group.ts';
import type { GroupMember } from '../data/use-group-members.ts';
import { InvitePanel } from '../invite/invite-panel.tsx';
import { AsSeen } from '../me/as-seen.tsx';
import { MemberActions } from '../members/member-actions.tsx';
import { MemberList } from '../members/member-list.tsx';
import { GroupSettings } from '../settings/group-settings.tsx';

export interface GroupPanelProps {
  groupId: GroupId;
  panel: 'members' | 'settings' | 'invite' | 'me';
  me: UserId;
  /** Who looks at the group now. */
  present: readonly UserId[];
  /** What members did today, beside their names. */
  renderDay?: (member: GroupMember) => ReactNode;
}

/** What stands beside a conversation about its group. */
export default function GroupPanel({ groupId, ...panel }: GroupPanelProps) {
  const { t } = useTranslation('features/groups');
  const read = useGroup(groupId);
  return (
    <QueryState
      reads={[read]}
      name={t(`panel.${panel.panel}`)}
      skeleton={<Skeleton className="h-64" />}
    >
      {read.data && <PanelOf group={read.data} {...panel} />}
    </QueryState>
  );
}

function PanelOf({
  group,
  panel,
  me,
  present,
  renderDay,
}: Omit<GroupPanelProps, 'groupId'> & { group: Group }) {
  const isAdmin = group.role === 'admin';
  if (panel === 'settings') return <GroupSettings group={group} me={me} />;
  if (panel === 'me') return <AsSeen group={group} isHere={present.includes(me)} />;
  if (panel === 'invite' && isAdmin) return <InvitePanel group={group} />;
  return (
    <MemberList
      groupId={group.id}
      me={me}
      present={present}
      renderEnd={(member) => (
        <>
          {renderDay?.(member)}
          {member.userId !== me && <MemberActions group={group} member={member} />}
        </>
      )}
    />
  );
}
