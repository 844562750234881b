import type { GroupId, UserId } from '@stratum/contract/ids';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { People } from '../bodies/people.ts';
import { FoundMessage } from '../found/found-message.tsx';
import { usePins } from './use-pins.ts';

interface PinnedPanelProps {
  groupId: GroupId;
  people: People;
  me: UserId;
  pathTo: (timetoken: string) => string;
}

/** What the admin has pinned, the newest first. */
export default function PinnedPanel({ groupId, people, me, pathTo }: PinnedPanelProps) {
  const { t } = useTranslation('features/chat/media');
  const { read, pins: messages } = usePins(groupId);
  return (
    <QueryState reads={[read]} name={t('pinned')} skeleton={<Skeleton className="h-32" />}>
      {messages.length === 0 ? (
        <EmptyState level={3} heading={t('none.pinned')} text={t('none.pinned_text')} />
      ) : (
        <ul aria-label={t('pinned')}>
          {messages.map((message) => (
            <li key={message.id}>
              <FoundMessage
                message={message}
                people={people}
                me={me}
                to={pathTo(message.timetoken)}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
