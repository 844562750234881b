import type { GroupId, UserId } from '@stratum/contract/ids';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { DayDots } from '../../features/boards/index.ts';
import type { People } from '../../features/chat/bodies/people.ts';
import type { ListedGroup } from '../../features/chat/data/use-main-chat-data.ts';
import { GroupPanel, type GroupPanelName, groupPath } from '../../features/groups/index.ts';
import { useLocalePath } from '../../shared/i18n/use-locale.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { usePpauAddress } from './use-ppau-address.ts';

const SearchPanel = lazy(() => import('../../features/chat/search/search-panel.tsx'));
const MediaPanel = lazy(() => import('../../features/chat/media/media-panel.tsx'));
const PinnedPanel = lazy(() => import('../../features/chat/pinned/pinned-panel.tsx'));

/** What can be looked at beside a conversation. */
type SidePanel = Exclude<GroupPanelName, 'boards'>;

export interface PanelProps {
  group: ListedGroup;
  panel: SidePanel;
  me: UserId;
  people: People;
  /** Who looks at the group now. */
  present: readonly UserId[];
  /** Whether the conversation stands beside it. */
  isBeside: boolean;
}

/** A panel without its frame. */
export function PanelContent(props: PanelProps) {
  const { t } = useTranslation('shared/ui');
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-64" />
        </div>
      }
    >
      <Content {...props} />
    </Suspense>
  );
}

function Content({ group: { id: groupId }, panel, me, people, present, isBeside }: PanelProps) {
  const { kind } = usePpauAddress();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  // What is found stays in sight where there is room for both.
  const pathTo = (message: string) =>
    groupPath(groupId, { message, ...(isBeside && { panel, kind }) });
  const found = { groupId, people, me, pathTo };
  switch (panel) {
    case 'search':
      return <SearchPanel {...found} />;
    case 'media':
      return (
        <MediaPanel
          key={groupId}
          {...found}
          kind={kind}
          onChoose={(chosen) =>
            void navigate(localPath(groupPath(groupId, { panel, kind: chosen })), { replace: true })
          }
        />
      );
    case 'pinned':
      return <PinnedPanel {...found} />;
    default:
      return (
        <GroupPanel
          groupId={groupId}
          panel={panel}
          me={me}
          present={present}
          {...(!isBeside && { renderDay: dayOf(groupId) })}
        />
      );
  }
}

const dayOf =
  (groupId: GroupId) =>
  ({ userId }: { userId: UserId }) => <DayDots groupId={groupId} userId={userId} />;
