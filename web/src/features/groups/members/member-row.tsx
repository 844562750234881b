import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonMark } from '../../../shared/avatar/person-mark.tsx';
import type { GroupMember } from '../data/use-group-members.ts';

interface MemberRowProps {
  member: GroupMember;
  isMe: boolean;
  isHere: boolean;
  /** At the end of the row: what they did today, or what can be done. */
  children?: ReactNode;
}

/** Somebody in a group: name, part, and whether they look at it now. */
export function MemberRow({ member, isMe, isHere, children }: MemberRowProps) {
  const { t } = useTranslation('features/groups');
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span className="relative flex flex-none">
        <PersonMark name={member.first_name} image={member.image} />
        {isHere && (
          <>
            <span className="absolute -right-0.5 -bottom-0.5 size-3 rounded-full border-2 border-page bg-ok" />
            <span className="sr-only">{t('here')}</span>
          </>
        )}
      </span>
      <span className="min-w-0 flex-1 text-ui">
        <bdi className="block truncate">{isMe ? t('you') : member.first_name}</bdi>
        {member.role === 'admin' && (
          <span className="block text-small text-ink-2">{t('admin')}</span>
        )}
      </span>
      {children}
    </li>
  );
}
