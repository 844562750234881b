import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { boardTypes, instantOf, systemTypes } from '@stratum/contract/message-words';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonMark } from '../../../shared/avatar/person-mark.tsx';
import { Logo } from '../../../shared/charts/logo.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import type { BodySlots } from '../bodies/body-slots.ts';
import { MessageBody } from '../bodies/message-body.tsx';
import type { People } from '../bodies/people.ts';
import { usePersonName } from '../bodies/use-person-name.ts';
import { Quote } from './quote.tsx';

interface MessageRowProps {
  message: Message;
  /** The pictures that were sent with it. */
  album: readonly Message[];
  slots: BodySlots;
  people: People;
  me: UserId;
  isLead: boolean;
  /** Under one's own: how far it has got. */
  readState?: string | null;
  /** What others made of it. */
  reactions: ReactNode;
  onJump: (timetoken: string) => void;
}

/** A message in the conversation: others' words on the page, one's own tinted at the right. */
export function MessageRow(props: MessageRowProps): ReactNode {
  const { type, senderId } = props.message;
  if (systemTypes.some((system) => system === type)) return <SystemRow {...props} />;
  return senderId === props.me ? <OwnRow {...props} /> : <OthersRow {...props} />;
}

function SystemRow({ message, people, me }: MessageRowProps) {
  return (
    <div className="flex items-baseline gap-3 py-2">
      <span className="grid w-8 flex-none place-items-center self-start text-ink-2">
        <Users className="size-4.5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <MessageBody message={message} people={people} me={me} />
      </div>
      <Time of={message} />
    </div>
  );
}

function OthersRow(props: MessageRowProps) {
  const { message, people, isLead } = props;
  const nameOf = usePersonName(people);
  const { t } = useTranslation('features/chat');
  const isBoard = boardTypes.some((board) => board === message.type);
  const name = isBoard ? t('product') : nameOf(message.senderId);
  const image = message.senderId ? (people.get(message.senderId)?.image ?? null) : null;
  const mark = isBoard ? (
    <Logo className="size-7" />
  ) : (
    <PersonMark name={name} image={image} className="size-7 md:size-8" />
  );
  return (
    <div className={`flex gap-2.5 md:gap-3 ${isLead ? 'pt-2.5 md:pt-3.25' : 'pt-0.75 md:pt-1'}`}>
      <span className="w-7 flex-none md:w-8">{isLead && mark}</span>
      <div className="min-w-0 flex-1 text-ui">
        {isLead && (
          <p className="flex items-baseline gap-2">
            <bdi className="truncate font-semibold">{name}</bdi>
            <Time of={message} />
          </p>
        )}
        <Words {...props} />
        {props.reactions}
      </div>
    </div>
  );
}

function OwnRow(props: MessageRowProps) {
  const { message, isLead, readState } = props;
  return (
    <OwnBubble
      isLead={isLead}
      below={props.reactions}
      foot={
        readState === null || readState === undefined ? null : (
          <>
            <Time of={message} />
            {readState !== '' && `, ${readState}`}
          </>
        )
      }
    >
      <Words {...props} />
    </OwnBubble>
  );
}

function Words({ message, album, slots, people, me, onJump }: MessageRowProps) {
  return (
    <>
      <Quote message={message} people={people} me={me} onJump={onJump} />
      <MessageBody message={message} album={album} people={people} me={me} slots={slots} />
      <Edited message={message} />
      {message.deletedAt === null && slots.attached?.(message)}
    </>
  );
}

interface OwnBubbleProps {
  isLead: boolean;
  below?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** One's own words. */
export function OwnBubble({ isLead, below, foot, children }: OwnBubbleProps) {
  return (
    <div
      className={`flex flex-col items-end pl-10 ${isLead ? 'pt-2.5 md:pt-3.25' : 'pt-0.75 md:pt-1'}`}
    >
      <div className="max-w-full min-w-0 rounded-card rounded-br-sm bg-accent-soft px-3.5 py-2 text-ui md:px-4">
        {children}
      </div>
      {below}
      {foot && <div className="pt-1 text-small text-ink-2">{foot}</div>}
    </div>
  );
}

function Time({ of: { timetoken } }: { of: Message }) {
  const format = useFormat();
  const instant = instantOf(timetoken).toISOString();
  return (
    <time dateTime={instant} className="flex-none text-small text-ink-2">
      {format.time(instant)}
    </time>
  );
}

function Edited({ message: { editedAt, deletedAt } }: { message: Message }) {
  const { t } = useTranslation('features/chat');
  if (editedAt === null || deletedAt !== null) return null;
  return <p className="text-small text-ink-2">{t('edited')}</p>;
}
