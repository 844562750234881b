import type { GroupId, UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { DayDots, DayHead, WeekTogether } from '../../features/boards/index.ts';
import { type GroupMember, groupPath } from '../../features/groups/index.ts';
import { PersonMark } from '../../shared/avatar/person-mark.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { columnProps } from './column-keys.ts';
import { SharedLinks } from './shared-links.tsx';

interface MembersColumnProps {
  groupId: GroupId;
  members: readonly GroupMember[] | undefined;
  me: UserId;
  present: readonly UserId[];
}

/** Who is in the group, who is there now, and what of today they have done. */
export function MembersColumn({ groupId, members = [], me, present }: MembersColumnProps) {
  const { t } = useTranslation('features/chat');
  return (
    <aside
      {...columnProps}
      aria-labelledby="members-heading"
      className="min-h-0 overflow-y-auto px-6 py-6 outline-none"
    >
      <DayHead groupId={groupId} id="members-heading" />
      <ul className="flex flex-col gap-3">
        {members.map((member) => (
          <li key={member.userId} className="flex items-center gap-3">
            <span className="relative">
              <PersonMark name={member.first_name} image={member.image} />
              {present.includes(member.userId) && (
                <>
                  <span className="absolute -right-0.5 -bottom-0.5 size-2.75 rounded-full border-2 border-page bg-ok" />
                  <span className="sr-only">{t('here')}</span>
                </>
              )}
            </span>
            <span className="min-w-0 flex-1 text-ui">
              <bdi className="block truncate">
                {member.userId === me ? t('you') : member.first_name}
              </bdi>
              {member.role === 'admin' && (
                <span className="block text-small text-ink-2">{t('admin')}</span>
              )}
            </span>
            <DayDots groupId={groupId} userId={member.userId} />
          </li>
        ))}
      </ul>
      <TextLink to={groupPath(groupId, { panel: 'me' })} className="mt-5 inline-block text-label">
        {t('as_seen')}
      </TextLink>
      <div className="pt-6">
        <WeekTogether groupId={groupId} />
      </div>
      <SharedLinks groupId={groupId} />
    </aside>
  );
}
