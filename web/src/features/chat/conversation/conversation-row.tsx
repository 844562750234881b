import type { MessageId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { ReactElement } from 'react';
import { ActionArea } from '../actions/action-area.tsx';
import { Reactions } from '../actions/reactions.tsx';
import { OutgoingAttachments } from '../attachments/outgoing-list.tsx';
import type { BodySlots } from '../bodies/body-slots.ts';
import type { People } from '../bodies/people.ts';
import type { Chat } from '../data/chat.ts';
import { FoldedRow } from '../message/folded-row.tsx';
import { MessageRow } from '../message/message-row.tsx';
import { WaitingRow } from '../message/waiting-row.tsx';
import type { RowState } from './message-log.tsx';
import type { Row } from './rows.ts';
import { DaySeparator, StartOfGroup, UnreadSeparator } from './separators.tsx';
import { useReadState } from './use-read-state.ts';
import { useSentence } from './use-sentence.ts';
import type { Subject } from './write-place.tsx';

interface ConversationRowProps {
  row: Row;
  state: RowState;
  chat: Chat;
  people: People;
  me: UserId;
  isAdmin: boolean;
  slots: BodySlots;
  /** Somebody wrote it of whom the reader wants to hear nothing. */
  isFolded: boolean;
  onUnfold: (id: MessageId) => void;
  onWrite: (kind: Subject['kind'], message: Message) => void;
  onAttach?: ((message: Message) => void) | undefined;
  onReport?: ((message: Message) => void) | undefined;
  onBlock?: ((userId: UserId) => void) | undefined;
}

/** One row of the log. */
export function ConversationRow(props: ConversationRowProps): ReactElement {
  const { row, chat, people, me } = props;
  switch (row.kind) {
    case 'start':
      return <StartOfGroup />;
    case 'day':
      return <DaySeparator day={row.day} />;
    case 'unread':
      return <UnreadSeparator count={row.count} />;
    case 'waiting':
      return <WaitingRow waiting={row.waiting} isLead={row.isLead} people={people} me={me} />;
    case 'outgoing':
      return (
        <OutgoingAttachments
          groupId={chat.groupId}
          onStored={(message) => chat.answer(message, true)}
        />
      );
    case 'message':
      return <SaidRow {...props} row={row} />;
  }
}

interface SaidRowProps extends ConversationRowProps {
  row: Extract<Row, { kind: 'message' }>;
}

/** A message, which the keys can be on. */
function SaidRow({ row, state, chat, people, me, isAdmin, slots, ...acts }: SaidRowProps) {
  const sentenceOf = useSentence(people, me);
  const readStateOf = useReadState(chat.groupId, me);
  const { message, album, isLead, isLast } = row;
  const { isFolded, onUnfold, onWrite, onAttach, onReport, onBlock } = acts;
  const isOwn = message.senderId === me;
  const onChanged = (changed: Message) => chat.answer(changed, false);
  return (
    <article
      {...rowProps(row.key, state.isActive)}
      aria-label={sentenceOf(message, !isFolded)}
      onFocus={state.onFocus}
      className={`focus-ring-inset -mx-2 rounded-md px-2 transition-colors duration-(--motion-3) ${state.isMarked ? 'bg-accent-soft' : ''}`}
    >
      {isFolded ? (
        // Without actions: on a message that is not seen they would lie over the way to it.
        <FoldedRow message={message} people={people} onUnfold={() => onUnfold(message.id)} />
      ) : (
        <ActionArea
          message={message}
          album={album}
          people={people}
          me={me}
          isAdmin={isAdmin}
          onChanged={onChanged}
          onReply={() => onWrite('reply', message)}
          onEdit={() => onWrite('edit', message)}
          onMarkUnread={() => chat.keepUnreadFrom(album[0]?.timetoken ?? message.timetoken)}
          onAttach={onAttach}
          onReport={onReport}
          onBlock={onBlock}
        >
          <MessageRow
            message={message}
            album={album}
            slots={slots}
            people={people}
            me={me}
            isLead={isLead}
            readState={isOwn && isLast ? readStateOf(message.timetoken) : null}
            reactions={
              <Reactions message={message} people={people} me={me} onChanged={onChanged} />
            }
            onJump={(timetoken) => void chat.jumpTo(timetoken)}
          />
        </ActionArea>
      )}
    </article>
  );
}

/** What makes a message one that arrows lead to. */
function rowProps(key: string, isActive: boolean) {
  return { 'data-row': key, tabIndex: isActive ? 0 : -1 };
}
