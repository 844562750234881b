import { type GroupId, groupIdSchema, messageIdSchema } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { after, type Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue, schedule, scheduleAll } from '../../platform/due/due.ts';
import { personById } from '../accounts/index.ts';
import { groupNamed } from '../groups/index.ts';
import { notifyAll } from '../notifications/index.ts';
import { anybodyHearsAll, hearersOf, takeMissed } from './notices-store.ts';
import { findMessages } from './store.ts';

const [newMessage, missedMessages] = [{ name: 'new_message' }, { name: 'missed_messages' }];

/** Minutes for which a message waits to be read before its group is told of in one notice. */
const unreadMinutes = 10;
const minute = 60_000;

/** Has members told of messages of a group, in the transaction that stores them. */
export interface MessageNotices {
  /** @returns what is to be called once that is committed */
  schedule(
    tx: Transaction,
    messages: readonly Pick<Message, 'id' | 'groupId'>[],
  ): Promise<() => void>;
}

/**
 * Who wants to hear of everything is told at once. What others leave unread is looked for ten minutes
 * after each minute in which something was written: one row for all its messages.
 */
export function createMessageNotices({ clock }: { readonly clock: Clock }): MessageNotices {
  /** The minute that this process looks at, and the groups whose row for it is stored. */
  let current = { end: '', groups: new Set<GroupId>() };
  return {
    async schedule(tx, messages) {
      const [first] = messages;
      if (!first) return () => undefined;
      const { groupId } = first;
      const now = clock.now();
      const end = new Date((Math.floor(now.getTime() / minute) + 1) * minute);
      const occurrence = end.toISOString();
      if (current.end !== occurrence) current = { end: occurrence, groups: new Set() };
      const { groups } = current;
      if (!groups.has(groupId)) {
        const at = after(end, unreadMinutes * 60);
        await schedule(tx, { kind: missedMessages, subject: groupId, occurrence, at });
      }
      if (await anybodyHearsAll(tx, groupId)) {
        const told = messages.map(({ id }) => ({ kind: newMessage, subject: id, at: now }));
        await scheduleAll(tx, told);
      }
      return () => void groups.add(groupId);
    },
  };
}

/** Tells those who want to hear of every message, unless they have read it by then. */
export function newMessageDue({ clock }: { readonly clock: Clock }): Due {
  return defineDue(newMessage, async ({ subject }, tx) => {
    const [message] = await findMessages(tx, [messageIdSchema.parse(subject)]);
    if (!message?.senderId || message.deletedAt !== null) return;
    const now = clock.now();
    const hearers = await hearersOf(tx, message, now);
    if (hearers.length === 0) return;
    const { firstName: name } = await personById(tx, message.senderId);
    const data = { ...(await named(tx, message.groupId)), name };
    await notifyAll(
      tx,
      hearers.map((userId) => ({ userId, kind: 'new_message', data, cause: message.id })),
      now,
    );
  });
}

/** Tells the others how many messages wait for them, once until they have read. */
export function missedDue({ clock }: { readonly clock: Clock }): Due {
  return defineDue(missedMessages, async ({ subject }, tx) => {
    const groupId = groupIdSchema.parse(subject);
    const now = clock.now();
    const before = after(now, -unreadMinutes * 60);
    const missed = await takeMissed(tx, groupId, { before, now });
    if (missed.length === 0) return;
    const group = await named(tx, groupId);
    await notifyAll(
      tx,
      missed.map(({ userId, count }) => ({
        userId,
        kind: 'missed_messages',
        data: { ...group, count },
      })),
      now,
    );
  });
}

async function named(tx: Transaction, groupId: GroupId) {
  return { groupId, groupName: await groupNamed(tx, groupId) };
}
