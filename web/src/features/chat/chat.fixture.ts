import type { UserId } from '@stratum/contract/ids';
import { messageIdSchema } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { timetokenAt } from '@stratum/contract/message-words';
import { bruno, chloe, groupId, messageWith } from './bodies/messages.fixture.ts';

/** When the first message of a fixture was written: local noon, far from every midnight. */
export const begun = new Date(2026, 10, 22, 12);

const writers: readonly UserId[] = [bruno, chloe];

/** The message at a place of a conversation, a minute after the one before. */
export function messageAt(place: number, given: Partial<Message> = {}): Message {
  const hex = String(place).padStart(12, '0');
  return messageWith({
    id: messageIdSchema.parse(`01990000-0000-7000-9000-${hex}`),
    timetoken: timetokenAt(new Date(begun.getTime() + place * 60_000)),
    senderId: writers[place % writers.length] ?? bruno,
    body: `Message ${place}`,
    ...given,
  });
}

/** What the server has of a group, and how it answers a page of it. */
export function fakeLog(count: number) {
  let log = Array.from({ length: count }, (_, place) => messageAt(place));
  return {
    all: () => log,
    write(given: Partial<Message> = {}): Message {
      const message = messageAt(log.length, given);
      log = [...log, message];
      return message;
    },
    change(id: string, given: Partial<Message>): Message | undefined {
      log = log.map((message) => (message.id === id ? { ...message, ...given } : message));
      return log.find((message) => message.id === id);
    },
    page({ before, after, limit }: { before?: string; after?: string; limit: number }) {
      const within = log.filter(
        ({ timetoken }) =>
          (before === undefined || timetoken < before) &&
          (after === undefined || timetoken > after),
      );
      const items = after === undefined ? within.slice(-limit) : within.slice(0, limit);
      const end = after === undefined ? items[0] : items.at(-1);
      return { items, next: items.length < within.length ? (end?.timetoken ?? null) : null };
    },
  };
}

export { groupId };
