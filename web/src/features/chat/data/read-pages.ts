import { chatEndpoints } from '@stratum/contract/endpoints/chat';
import type { GroupId } from '@stratum/contract/ids';
import { callRoute } from '../../../shared/api/route-call.ts';
import type { ChatWindow } from './chat-window.ts';
import { placeAfter } from './counted.ts';

/** Messages that are read at once. */
const pageSize = 60;

interface Page {
  readonly before?: string;
  readonly after?: string;
}

async function readPage(ppauGroupId: GroupId, page: Page) {
  const query = { ...page, limit: pageSize };
  return callRoute(chatEndpoints.listMessages, { params: { ppauGroupId }, query });
}

/** What comes before a place; `isLast` where nothing comes before that. */
export async function readOlder(groupId: GroupId, before: string) {
  const { items, next } = await readPage(groupId, { before });
  return { items, isLast: next === null };
}

export async function readNewer(groupId: GroupId, after: string) {
  const { items, next } = await readPage(groupId, { after });
  return { items, isLast: next === null };
}

export async function readNewest(groupId: GroupId): Promise<ChatWindow> {
  const { items, next } = await readPage(groupId, {});
  return { messages: items, isStart: next === null, isEnd: true };
}

/** The messages on both sides of a place, and the one that stands there. */
export async function readAround(groupId: GroupId, place: string): Promise<ChatWindow> {
  const [older, newer] = await Promise.all([
    readOlder(groupId, placeAfter(place)),
    readNewer(groupId, place),
  ]);
  return {
    messages: [...older.items, ...newer.items],
    isStart: older.isLast,
    isEnd: newer.isLast,
  };
}
