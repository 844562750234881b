import type { chatRoutes as routes } from '@stratum/contract/chat';
import type { Call } from '../../platform/http/call.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { mediaCounts, mediaIn, searchIn } from './search-store.ts';
import { listPinned, pageOf } from './store.ts';
import type { MessageRow } from './tables.ts';
import { toMessages } from './to-message.ts';

const found = 50;

export async function messagesOf(
  deps: Deps,
  { open, query: { before, after, limit } }: Call<typeof routes.listMessages, Doors>,
) {
  const { group } = await open.group(deps.db);
  const rows = await pageOf(deps.db, group.id, { before, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? (page.at(-1)?.timetoken ?? null) : null;
  const ascending = after === undefined ? page.toReversed() : page;
  return { items: await toMessages(deps.db, deps, ascending), next };
}

export async function searchMessages(
  deps: Deps,
  { open, query }: Call<typeof routes.searchMessages, Doors>,
) {
  const { group } = await open.group(deps.db);
  const { text = '', from, to, cursor: before, ...filter } = query;
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // Nothing to look for: a text of signs alone is found nowhere.
  if (text !== '' && words.length === 0) return { items: [], next: null };
  const times = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
  const search = { ...filter, ...times, words, before };
  return pageDown(deps, await searchIn(deps.db, group.id, search, found + 1));
}

export async function groupMedia(
  deps: Deps,
  { open, query: { kind, cursor: before }, caller }: Call<typeof routes.groupMedia, Doors>,
) {
  const { group } = await open.group(deps.db);
  const page = await pageDown(deps, await mediaIn(deps.db, group.id, { kind, before }, found + 1));
  if (before !== undefined) return page;
  return { ...page, counts: await mediaCounts(deps.db, group.id, caller.userId) };
}

export async function pinnedMessages(
  deps: Deps,
  { open }: Call<typeof routes.pinnedMessages, Doors>,
) {
  const { group } = await open.group(deps.db);
  return { items: await toMessages(deps.db, deps, await listPinned(deps.db, group.id)) };
}

/** A page of a list from the newest down. */
async function pageDown(deps: Deps, rows: readonly MessageRow[]) {
  const page = rows.slice(0, found);
  return {
    items: await toMessages(deps.db, deps, page),
    next: rows.length > found ? (page.at(-1)?.timetoken ?? null) : null,
  };
}
