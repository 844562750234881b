import type { UserId } from '@stratum/contract/ids';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../composer/use-draft.ts';
import type { ListedGroup } from '../data/use-main-chat-data.ts';
import { GroupRow } from './group-row.tsx';

interface GroupListProps {
  groups: readonly ListedGroup[];
  me: UserId;
  /** The one that is open. */
  openId: string | null;
  pictureOf: (group: ListedGroup) => ReactNode;
}

/** The reader's groups, the newest first. */
export function GroupList({ groups, me, openId, pictureOf }: GroupListProps) {
  const { t } = useTranslation('features/chat');
  const drafts = useDrafts();
  return (
    <ul aria-label={t('groups')} className="flex flex-col gap-0.5">
      {groups.map((group) => (
        <li key={group.id}>
          <GroupRow
            group={group}
            me={me}
            isOpen={group.id === openId}
            draft={group.id === openId ? '' : (drafts[group.id] ?? '')}
            picture={pictureOf(group)}
          />
        </li>
      ))}
    </ul>
  );
}
