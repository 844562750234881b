import type { GroupId, MessageId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { useBlocked } from '../../blocks/index.ts';
import { allowedActions } from '../actions/allowed-actions.ts';
import { ConversationDrop } from '../attachments/conversation-drop.tsx';
import type { BodySlots } from '../bodies/body-slots.ts';
import type { People } from '../bodies/people.ts';
import type { ComposerHandle } from '../composer/composer.tsx';
import { openChat } from '../data/chats.ts';
import { useWaitingMessages } from '../data/sending.ts';
import { useChatData } from '../data/use-chat-data.ts';
import { ConversationRow } from './conversation-row.tsx';
import { LogSkeleton } from './log-skeleton.tsx';
import { MessageLog } from './message-log.tsx';
import { NewWords } from './new-words.tsx';
import { type Row, rowsOf } from './rows.ts';
import { TypingLine } from './typing-line.tsx';
import { type Subject, WritePlace } from './write-place.tsx';

interface ConversationProps {
  groupId: GroupId;
  name: string;
  people: People;
  me: UserId;
  isAdmin: boolean;
  /** What is unread, as the server counts it. */
  unreadCount: number;
  /** What other features put into the cards of messages. */
  slots?: BodySlots;
  /** Attaches something of the reader's own to a message. */
  onAttach?: (message: Message) => void;
  onReport?: (message: Message) => void;
  /** Blocks somebody, or ends that. */
  onBlock?: (userId: UserId) => void;
}

const noSlots: BodySlots = {};

/** A group's messages, and where one writes the next. */
export function Conversation(props: ConversationProps): ReactNode {
  const { groupId, name, people, me, isAdmin, unreadCount, slots = noSlots } = props;
  const { onAttach, onReport, onBlock } = props;
  const { t } = useTranslation('features/chat');
  const { chat, state } = useChatData(groupId);
  const waiting = useWaitingMessages(groupId);
  const composer = useRef<ComposerHandle>(null);
  const [subject, setSubject] = useState<Subject | null>(null);
  const blocked = useBlocked();
  const [unfolded, setUnfolded] = useState<ReadonlySet<MessageId>>(new Set());
  const { window, unread, failure } = state;
  const rows = useMemo(
    () => (window ? rowsOf({ window, waiting, unread, me, blocked }) : []),
    [window, waiting, unread, me, blocked],
  );

  function write(kind: Subject['kind'], message: Message): void {
    setSubject({ kind, message });
    composer.current?.focus();
  }

  function isFolded(row: Row): boolean {
    if (row.kind !== 'message' || row.message.deletedAt !== null) return false;
    const { id, senderId } = row.message;
    return senderId !== null && blocked.has(senderId) && !unfolded.has(id);
  }

  function onMessageKey(key: string, message: Message): boolean {
    const { reply, edit } = allowedActions(message, { me, isAdmin, now: Date.now() });
    const letter = key.toLowerCase();
    if (letter === 'r' && reply) write('reply', message);
    else if (letter === 'e' && edit) write('edit', message);
    else return false;
    return true;
  }

  if (window === null && failure !== null)
    return (
      <div className="flex-1 px-6">
        <ErrorState message={failure} onRetry={() => void openChat(chat)} />
      </div>
    );
  return (
    <ConversationDrop groupId={groupId} className="flex min-h-0 flex-1 flex-col">
      {window === null && <LogSkeleton />}
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
            chat={chat}
            people={people}
            me={me}
            isAdmin={isAdmin}
            slots={slots}
            isFolded={isFolded(row)}
            onUnfold={(id) => setUnfolded((before) => new Set(before).add(id))}
            onWrite={write}
            onAttach={onAttach}
            onReport={onReport}
            onBlock={onBlock}
          />
        )}
      />
      <NewWords window={window} people={people} me={me} />
      <TypingLine typing={state.typing} blocked={blocked} people={people} />
      <WritePlace
        ref={composer}
        groupId={groupId}
        label={t('write_to', { name })}
        subject={subject}
        people={people}
        me={me}
        onEnd={() => setSubject(null)}
        onSent={() => {
          chat.enter();
          void chat.jumpToEnd();
        }}
      />
    </ConversationDrop>
  );
}
