import type { UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { type SystemType, systemTypes } from '@stratum/contract/message-words';
import { GoneBody } from './gone-body.tsx';
import type { People } from './people.ts';
import { SystemBody } from './system-body.tsx';
import { TextBody } from './text-body.tsx';

interface MessageBodyProps {
  message: Message;
  people: People;
  /** Who reads. */
  me: UserId;
}

/** What a message says, by its type and in the reader's language. */
export function MessageBody({ message, people, me }: MessageBodyProps) {
  const { type, body, data, mentions, deletedAt } = message;
  if (isSystem(type)) return <SystemBody type={type} data={data} people={people} me={me} />;
  if (deletedAt !== null) return <GoneBody {...message} />;
  return body === null ? null : <TextBody body={body} mentions={mentions} people={people} />;
}

function isSystem(type: Message['type']): type is SystemType {
  return systemTypes.some((system) => system === type);
}
