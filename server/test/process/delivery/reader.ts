import { setTimeout as pause } from 'node:timers/promises';
import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import type { GroupId } from '@stratum/contract/ids';
import { apiBase } from '@stratum/contract/route';
import { z } from 'zod';
import type { Person } from './seed-delivery.ts';

const largestPage = 200;
const patience = 10_000;

const messageSchema = z.object({
  id: z.string(),
  timetoken: z.string(),
  clientId: z.string().nullable(),
  senderId: z.string().nullable(),
});
export type HistoryMessage = z.infer<typeof messageSchema>;
const historySchema = z.object({ items: z.array(messageSchema), next: z.string().nullable() });
const groupsSchema = z.object({
  items: z.array(z.object({ id: z.string(), unreadCount: z.number() })),
});

/** A person's calls, each made again until a server has answered it. */
export function createReader({ token }: Person, address: () => string) {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    for (;;) {
      try {
        const response = await fetch(address() + apiBase + path, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          signal: AbortSignal.timeout(patience),
          ...(body && { body: JSON.stringify(body) }),
        });
        if (response.ok) return z.object({ data: z.unknown() }).parse(await response.json()).data;
        if (response.status < 500) throw new TypeError(`${path}: ${response.status}`);
      } catch (error) {
        if (error instanceof TypeError && !error.cause) throw error;
      }
      await pause(50);
    }
  };
  return {
    /** Everything that was said in a group. */
    async history(groupId: GroupId): Promise<HistoryMessage[]> {
      const path = chatEndpoints.listMessages.path.replace(':ppauGroupId', groupId);
      const all: HistoryMessage[] = [];
      for (let after: string | null = '0'; after !== null; ) {
        const page: z.infer<typeof historySchema> = historySchema.parse(
          await ask('GET', `${path}?after=${after}&limit=${largestPage}`),
        );
        all.push(...page.items);
        after = page.next;
      }
      return all;
    },
    async markRead(ppauGroupId: GroupId, timetoken: string): Promise<void> {
      const { method, path } = chatEndpoints.updateUnreadMessages;
      await ask(method, path, { ppauGroupId, timetoken });
    },
    async unreadCounts(): Promise<ReadonlyMap<string, number>> {
      const { items } = groupsSchema.parse(await ask('GET', groupEndpoints.listGroups.path));
      return new Map(items.map(({ id, unreadCount }) => [id, unreadCount]));
    },
  };
}
