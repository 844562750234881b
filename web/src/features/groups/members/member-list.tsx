import type { GroupId, UserId } from '@stratum/contract/ids';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type GroupMember, useGroupMembers } from '../data/use-group-members.ts';
import { MemberRow } from './member-row.tsx';

/** From so many on one is looked for by name. */
const manyMembers = 20;
/** Rows at first, and with each further press. */
const step = 100;

export interface MemberListProps {
  groupId: GroupId;
  me: UserId;
  /** Who looks at the group now. */
  present: readonly UserId[];
  /** What stands at the end of somebody's row. */
  renderEnd?: ((member: GroupMember) => ReactNode) | undefined;
}

/** Who is in a group: oneself first, then who has been there longest. */
export function MemberList({ groupId, me, present, renderEnd }: MemberListProps) {
  const { t } = useTranslation('features/groups');
  const read = useGroupMembers(groupId);
  const [sought, setSought] = useState('');
  const [most, setMost] = useState(step);
  const members = read.data ?? [];
  const here = new Set(present);
  const found = meFirst(members, me).filter(({ first_name }) => isIn(first_name, sought));
  return (
    <QueryState reads={[read]} name={t('members')} skeleton={<RowsSkeleton />}>
      {members.length > manyMembers && (
        <TextField
          type="search"
          label={t('find_member')}
          value={sought}
          onChange={setSought}
          autoComplete="off"
          className="mb-4"
        />
      )}
      {found.length === 0 && <p className="py-2 text-ui text-ink-2">{t('nobody_found')}</p>}
      <ul className="grid gap-1" aria-label={t('members')}>
        {found.slice(0, most).map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            isMe={member.userId === me}
            isHere={here.has(member.userId)}
          >
            {renderEnd?.(member)}
          </MemberRow>
        ))}
      </ul>
      {found.length > most && (
        <Button
          tone="plain"
          size="small"
          className="mt-2"
          onPress={() => setMost((before) => before + step)}
        >
          {t('more_members', { count: found.length - most })}
        </Button>
      )}
    </QueryState>
  );
}

function meFirst(members: readonly GroupMember[], me: UserId): GroupMember[] {
  return [
    ...members.filter(({ userId }) => userId === me),
    ...members.filter(({ userId }) => userId !== me),
  ];
}

function isIn(name: string, sought: string): boolean {
  return name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
}

function RowsSkeleton() {
  return (
    <div className="grid gap-3">
      {['w-8/12', 'w-10/12', 'w-9/12'].map((width) => (
        <Skeleton key={width} className={`h-9 ${width}`} />
      ))}
    </div>
  );
}
