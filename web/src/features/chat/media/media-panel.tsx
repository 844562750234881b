import type { GroupId, UserId } from '@stratum/contract/ids';
import { type MediaKind, mediaKinds } from '@stratum/contract/message-words';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../shared/ui/choice.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useBlocked } from '../../blocks/index.ts';
import type { People } from '../bodies/people.ts';
import { MoreFound } from '../found/more-found.tsx';
import { FileRows } from './file-rows.tsx';
import { LinkRows } from './link-rows.tsx';
import { PictureSquares } from './picture-squares.tsx';
import { Recordings } from './recordings.tsx';
import { useGroupMedia } from './use-group-media.ts';
import { useMediaCounts } from './use-media-counts.ts';

interface MediaPanelProps {
  groupId: GroupId;
  kind: MediaKind;
  onChoose: (kind: MediaKind) => void;
  people: People;
  me: UserId;
  pathTo: (timetoken: string) => string;
}

/** What was sent to a group: pictures, films and recordings, files, links. */
export default function MediaPanel({ groupId, kind, onChoose, ...rest }: MediaPanelProps) {
  const { t } = useTranslation('features/chat/media');
  const countOf = useMediaCounts(groupId, kind);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tabs
        label={t('kinds')}
        values={mediaKinds}
        chosen={kind}
        // The space does not break.
        nameOf={(each) => `${t(`tab.${each}`)}\u00a0${countOf(each)}`.trimEnd()}
        onChoose={onChoose}
      />
      <Sent key={kind} groupId={groupId} kind={kind} {...rest} />
    </div>
  );
}

function Sent({ groupId, kind, ...rest }: Omit<MediaPanelProps, 'onChoose'>) {
  const { t } = useTranslation('features/chat/media');
  const { list, items = [] } = useGroupMedia(groupId, kind);
  const blocked = useBlocked();
  const messages = items.filter(({ senderId }) => senderId === null || !blocked.has(senderId));
  return (
    <QueryState reads={[list]} name={t(`tab.${kind}`)} skeleton={<Skeleton className="h-48" />}>
      {messages.length === 0 && !list.hasNextPage ? (
        <EmptyState level={3} heading={t(`none.${kind}`)} text={t(`none.${kind}_text`)} />
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {kind === 'media' && <PictureSquares messages={messages} {...rest} />}
          {kind === 'media' && <Recordings messages={messages} {...rest} />}
          {kind === 'files' && <FileRows messages={messages} {...rest} />}
          {kind === 'links' && <LinkRows messages={messages} {...rest} />}
        </div>
      )}
      <MoreFound list={list} />
    </QueryState>
  );
}
