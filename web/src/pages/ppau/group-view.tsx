import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { Conversation } from '../../features/chat/conversation/conversation.tsx';
import { LogSkeleton } from '../../features/chat/conversation/log-skeleton.tsx';
import { newChat } from '../../features/chat/data/chat-state.ts';
import { openedChat } from '../../features/chat/data/chats.ts';
import { useChatData } from '../../features/chat/data/use-chat-data.ts';
import type { ListedGroup } from '../../features/chat/data/use-main-chat-data.ts';
import { PinnedBar } from '../../features/chat/pinned/pinned-bar.tsx';
import { usePins } from '../../features/chat/pinned/use-pins.ts';
import { AttachToMessage } from '../../features/collection/index.ts';
import { groupPath, useGroupMembers } from '../../features/groups/index.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../shared/ui/link.tsx';
import { BoardsView } from './boards-view.tsx';
import { columnProps } from './column-keys.ts';
import { ConversationBar } from './conversation-bar.tsx';
import { MembersColumn } from './members-column.tsx';
import { PanelBeside, PanelInstead } from './panel-view.tsx';
import { useAboutWriters } from './use-about-writers.tsx';
import { useBodySlots } from './use-body-slots.tsx';
import { useHasThirdColumn } from './use-has-third-column.ts';
import { usePpauAddress } from './use-ppau-address.ts';

interface GroupViewProps {
  groupId: GroupId;
  /** Undefined where it is none of the reader's. */
  group: ListedGroup | undefined;
  me: UserId;
}

/** A group that is open; where it is none of the reader's any more, that and the way on. */
export function GroupView({ groupId, group, me }: GroupViewProps) {
  const opened = openedChat(groupId);
  const ended = useStore(opened?.store ?? neverOpened, (state) => state.ended);
  return group && ended === null ? (
    <OpenGroup group={group} me={me} />
  ) : (
    // Why it ended may be told after the list of groups has come without it.
    <GoneGroup reason={ended ?? 'unknown'} />
  );
}

const neverOpened = createStore(() => newChat);

function OpenGroup({ group, me }: { group: ListedGroup; me: UserId }) {
  const { id: groupId, name, unreadCount } = group;
  const { chat, state } = useChatData(groupId);
  const members = useGroupMembers(groupId).data;
  const people = useMemo(
    () => new Map(members?.map((member) => [member.userId, member])),
    [members],
  );
  const { message, panel, visit } = usePpauAddress();
  const hasThirdColumn = useHasThirdColumn();
  const { isAsked: arePinsAsked } = usePins(groupId);
  const slots = useBodySlots({ groupId, me, people });
  const about = useAboutWriters(groupId, people);
  const [attaching, setAttaching] = useState<MessageId | null>(null);
  const isRead = state.window !== null;
  // Each press on what was found leads there, also the second one.
  useEffect(() => {
    if (message !== null && isRead && visit !== '') void chat.jumpTo(message);
  }, [chat, message, isRead, visit]);
  if (state.ended !== null) return <GoneGroup reason={state.ended} />;
  if (panel === 'boards') return <BoardsView group={group} me={me} people={people} />;
  const shown = { group, me, people, present: state.present };
  if (panel !== null && !hasThirdColumn) return <PanelInstead {...shown} panel={panel} />;
  return (
    <>
      <section
        {...columnProps}
        aria-label={name}
        className="flex min-h-0 min-w-0 flex-col border-line bg-surface outline-none md:border-x"
      >
        <ConversationBar group={group} presentCount={state.present.length} />
        <PinnedBar
          groupId={groupId}
          people={people}
          me={me}
          pathTo={(timetoken) =>
            groupPath(groupId, { message: timetoken, ...(panel && { panel }) })
          }
          toAll={groupPath(groupId, { panel: 'pinned' })}
        />
        {arePinsAsked ? (
          // Their bar would move what is read.
          <div className="relative flex-1">
            <LogSkeleton />
          </div>
        ) : (
          <Conversation
            groupId={groupId}
            name={name}
            people={people}
            me={me}
            isAdmin={group.role === 'admin'}
            unreadCount={unreadCount}
            slots={slots}
            onAttach={({ id }) => setAttaching(id)}
            onReport={about.onReport}
            onBlock={about.onBlock}
          />
        )}
      </section>
      {panel !== null && <PanelBeside {...shown} panel={panel} />}
      {panel === null && hasThirdColumn && (
        <MembersColumn groupId={groupId} members={members} me={me} present={state.present} />
      )}
      {about.dialog}
      <Suspense>
        {attaching !== null && (
          <AttachToMessage messageId={attaching} onClose={() => setAttaching(null)} />
        )}
      </Suspense>
    </>
  );
}

/** In the place of a group that one is in no longer. */
function GoneGroup({ reason }: { reason: 'removed' | 'left' | 'groupDelete' | 'unknown' }) {
  const { t } = useTranslation('features/chat');
  return (
    <section
      {...columnProps}
      className="border-line bg-surface px-6 py-10 outline-none md:border-x min-[68.75rem]:col-span-2"
    >
      <div role="status">
        <EmptyState heading={t(`gone.${reason}`)} text={t(`gone.${reason}_text`)}>
          <ButtonLink to="/ppau" tone="ghost" size="small">
            {t('to_groups')}
          </ButtonLink>
        </EmptyState>
      </div>
    </section>
  );
}
