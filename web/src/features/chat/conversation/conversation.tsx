import type { GroupId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { People } from '../bodies/people.ts';
import { Composer, type ComposerHandle } from '../composer/composer.tsx';
import { openChat } from '../data/chats.ts';
import { useWaitingMessages } from '../data/sending.ts';
import { useChatData } from '../data/use-chat-data.ts';
import { ConversationRow } from './conversation-row.tsx';
import { MessageLog } from './message-log.tsx';
import { rowsOf } from './rows.ts';
import { TypingLine } from './typing-line.tsx';

interface ConversationProps {
  groupId: GroupId;
  name: string;
  people: People;
  me: UserId;
  /** Counted by the server. */
  unreadCount: number;
}

/** A group's messages, and where one writes the next. */
export function Conversation(props: ConversationProps): ReactNode {
  const { groupId, name, people, me, unreadCount } = props;
  const { t } = useTranslation('features/chat');
  const { chat, state } = useChatData(groupId);
  const waiting = useWaitingMessages(groupId);
  const composer = useRef<ComposerHandle>(null);
  const [replyTo, setReplyTo] = useState<Message | null>(null);
  const { window, unread, failure } = state;
  const rows = useMemo(
    () => (window ? rowsOf({ window, waiting, unread, me }) : []),
    [window, waiting, unread, me],
  );

  function reply(message: Message): void {
    setReplyTo(message);
    composer.current?.focus();
  }

  function onMessageKey(key: string, message: Message): boolean {
    if (key.toLowerCase() !== 'r' || message.deletedAt !== null || message.senderId === null)
      return false;
    reply(message);
    return true;
  }

  if (window === null && failure !== null)
    return (
      <div className="flex-1 px-6">
        <ErrorState message={failure} onRetry={() => void openChat(chat)} />
      </div>
    );
  return (
    <>
      {window === null && (
        <Loading>
          <div className="flex flex-col gap-4 p-6">
            {skeletons.map((width) => (
              <Skeleton key={width} className={`h-10 ${width}`} />
            ))}
          </div>
        </Loading>
      )}
      <MessageLog
        chat={chat}
        state={state}
        rows={rows}
        unreadCount={unreadCount}
        onMessageKey={onMessageKey}
        onLeave={() => composer.current?.focus()}
        renderRow={(row, rowState) => (
          <ConversationRow
            key={row.key}
            row={row}
            state={rowState}
            groupId={groupId}
            people={people}
            me={me}
            onJump={(timetoken) => void chat.jumpTo(timetoken)}
          />
        )}
      />
      <TypingLine typing={state.typing} people={people} />
      <Composer
        ref={composer}
        groupId={groupId}
        label={t('write_to', { name })}
        replyTo={replyTo}
        people={people}
        me={me}
        onReplyEnd={() => setReplyTo(null)}
        onSent={() => void chat.jumpToEnd()}
      />
    </>
  );
}

const skeletons = ['w-2/3', 'w-1/2', 'w-3/4', 'w-1/3'];
