import type { GroupId, UserId } from '@stratum/contract/ids';
import type { ReactElement } from 'react';
import type { People } from '../bodies/people.ts';
import { MessageRow } from '../message/message-row.tsx';
import { WaitingRow } from '../message/waiting-row.tsx';
import type { RowState } from './message-log.tsx';
import type { Row } from './rows.ts';
import { DaySeparator, StartOfGroup, UnreadSeparator } from './separators.tsx';
import { useReadState } from './use-read-state.ts';
import { useSentence } from './use-sentence.ts';

interface ConversationRowProps {
  row: Row;
  state: RowState;
  groupId: GroupId;
  people: People;
  me: UserId;
  onJump: (timetoken: string) => void;
}

/** One row of the log. */
export function ConversationRow(props: ConversationRowProps): ReactElement {
  const { row, people, me } = props;
  if (row.kind === 'start') return <StartOfGroup />;
  if (row.kind === 'day') return <DaySeparator day={row.day} />;
  if (row.kind === 'unread') return <UnreadSeparator count={row.count} />;
  if (row.kind === 'waiting')
    return <WaitingRow waiting={row.waiting} isLead={row.isLead} people={people} me={me} />;
  return <SaidRow {...props} row={row} />;
}

interface SaidRowProps extends ConversationRowProps {
  row: Extract<Row, { kind: 'message' }>;
}

/** A message, which the keys can be on. */
function SaidRow({ row, state, groupId, people, me, onJump }: SaidRowProps) {
  const sentenceOf = useSentence(people, me);
  const readStateOf = useReadState(groupId, me);
  const { message, isLead, isLast } = row;
  const isOwn = message.senderId === me;
  return (
    <article
      {...rowProps(row.key, state.isActive)}
      aria-label={sentenceOf(message)}
      onFocus={state.onFocus}
      className={`focus-ring-inset -mx-2 rounded-md px-2 transition-colors duration-(--motion-3) ${state.isMarked ? 'bg-accent-soft' : ''}`}
    >
      <MessageRow
        message={message}
        people={people}
        me={me}
        isLead={isLead}
        readState={isOwn && isLast ? readStateOf(message.timetoken) : null}
        onJump={onJump}
      />
    </article>
  );
}

/** What makes a message one that arrows lead to. */
function rowProps(key: string, isActive: boolean) {
  return { 'data-row': key, tabIndex: isActive ? 0 : -1 };
}
