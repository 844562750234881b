import type { UserId } from './ids.ts';
import type { Message } from './message.ts';

/** Whom a message is by, or about where the product speaks: the words for it may need their names. */
export function namedBy({ senderId, data }: Message): UserId[] {
  const subjectId = data && 'subjectId' in data ? data.subjectId : null;
  return [senderId, subjectId].filter((id) => id !== null);
}
