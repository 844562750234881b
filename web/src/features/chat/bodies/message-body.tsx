import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { type SystemType, systemTypes } from '@stratum/contract/message-words';
import type { BodySlots } from './body-slots.ts';
import { GoneBody } from './gone-body.tsx';
import type { People } from './people.ts';
import { SystemBody } from './system-body.tsx';
import { TextBody } from './text-body.tsx';
import { TypedBody } from './typed-body.tsx';

interface MessageBodyProps {
  message: Message;
  /** The pictures that were sent at once with it, itself among them (album.ts). */
  album?: readonly Message[];
  people: People;
  /** Who reads. */
  me: UserId;
  slots?: BodySlots;
}

/** What a message says, by its type and in the reader's language. */
export function MessageBody({ message, album, people, me, slots = {} }: MessageBodyProps) {
  const { type, data, deletedAt } = message;
  if (isSystem(type)) return <SystemBody type={type} data={data} people={people} me={me} />;
  if (deletedAt !== null) return <GoneBody {...message} />;
  const messages = album ?? [message];
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <TypedBody messages={messages} people={people} me={me} slots={slots} />
      {messages.map(
        ({ id, body, mentions }) =>
          body !== null && <TextBody key={id} body={body} mentions={mentions} people={people} />,
      )}
    </div>
  );
}

function isSystem(type: Message['type']): type is SystemType {
  return systemTypes.some((system) => system === type);
}
