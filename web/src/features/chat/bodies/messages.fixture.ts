import { fileIdSchema, groupIdSchema, messageIdSchema, userIdSchema } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { ada } from '../../../testing/ada.ts';
import type { People } from './people.ts';

const id = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const groupId = groupIdSchema.parse(id(90));
export const fileId = (number: number) => fileIdSchema.parse(id(number));
/** Ada reads; Bruno and Chloé write. Dieter has left. */
export const bruno = userIdSchema.parse(id(2));
export const chloe = userIdSchema.parse(id(3));
export const dieter = userIdSchema.parse(id(4));

export const people: People = new Map([
  [ada.id, { first_name: 'Ada', image: null }],
  [bruno, { first_name: 'Bruno', image: null }],
  [chloe, { first_name: 'Chloé', image: null }],
]);

/** A message of Bruno’s, with what matters to a test. */
export function messageWith(given: Partial<Message>): Message {
  return {
    id: messageIdSchema.parse(id(1)),
    groupId,
    clientId: null,
    timetoken: '17640000000000000',
    type: 'text',
    senderId: bruno,
    body: null,
    attachment: null,
    replyTo: null,
    quote: null,
    mentions: [],
    reactions: [],
    pinned: false,
    editedAt: null,
    deletedAt: null,
    takenDown: false,
    data: null,
    ...given,
  };
}
