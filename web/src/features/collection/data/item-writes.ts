import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { ItemId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import type { NoteNode } from '@stratum/contract/note-content';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import type { RouteBody } from '../../../shared/api/route-input.ts';
import {
  enqueue,
  followWrites,
  inputFor,
  type OutboxEntry,
  outbox,
} from '../../../shared/outbox/index.ts';
import { joined, raised, shownVersion, versionFor } from './next-change.ts';
import { createLineages, type NoteWrite } from './note-lineage.ts';

const { addPersonalStuff, updatePersonalStuff } = collectionEndpoints;

export type NewItemBody = RouteBody<typeof addPersonalStuff>;
export type ItemChange = Omit<RouteBody<typeof updatePersonalStuff>, 'id' | 'version'>;

/** What the writes of an item wait under, one after the other. */
export const itemObject = (id: ItemId) => `item ${id}`;

/** Versions that the server has told this page, which what it has read may be behind of. */
const toldVersions = new Map<ItemId, number>();
/** On what the open notes of this page are written. */
export const lineages = createLineages();

followWrites(updatePersonalStuff, {
  taken({ body }, { id, version }) {
    toldVersions.set(id, version);
    if (lineages.taken(id, body, version)) raiseWaiting(id, body, version);
    void invalidateAfter(updatePersonalStuff);
  },
  refused: () => void invalidateAfter(updatePersonalStuff),
});

/** The newest version that is known here of an item that was read in this one. */
export function knownVersion({ id, version }: Pick<Item, 'id' | 'version'>): number {
  return Math.max(version, toldVersions.get(id) ?? 0);
}

/** What the editor of a note shows is what is written on from now. */
export function standOn({ id, version }: Pick<Item, 'id' | 'version'>, content: NoteNode): void {
  const waiting = waitingFor(id);
  const isStored = waiting.length === 0;
  lineages.stand(id, shownVersion(version, content, waiting), content, isStored);
}

/** Makes an item, with or without a network. */
export function addItem(body: NewItemBody & { readonly id: ItemId }): void {
  // What is written into it next is written on what is made.
  if (body.type === 'note') lineages.stand(body.id, 1, body.content ?? emptyNote, true);
  enqueue({
    endpoint: addPersonalStuff,
    input: { body },
    object: itemObject(body.id),
    label: body.title,
  });
}

/**
 * Changes an item: what is said of it, from the newest version known here; its words, from the one they
 * were written on, with what was written here before. Neither another device's nor another tab's words
 * are written over: the server refuses one of the two, and both are kept.
 */
export function changeItem(item: Pick<Item, 'id' | 'version' | 'title'>, change: ItemChange): void {
  const { id } = item;
  const waiting = waitingFor(id);
  // These words are in what follows.
  const refused = change.content ? entriesOf(id).filter((entry) => isOwnRefused(id, entry)) : [];
  const version = versionFor(lineages, { id, known: knownVersion(item), waiting }, change);
  enqueue({
    endpoint: updatePersonalStuff,
    input: { body: { id, version, ...change } },
    object: itemObject(id),
    label: change.title ?? item.title,
    merge: (first, next) => {
      const body = joined(lineages, id, { first: first.body, next: next.body });
      return body && { body };
    },
  });
  for (const entry of refused) void outbox.remove(entry);
}

/** Lets go of what was refused and is settled, and, where it was written here, of what was before it. */
export async function settleRefused(id: ItemId, settled: readonly OutboxEntry[]): Promise<void> {
  const isOwn = (entry: OutboxEntry) => isOwnRefused(id, entry);
  const own = settled.slice(-1).some(isOwn) ? entriesOf(id).filter(isOwn) : [];
  await Promise.all([...new Set([...settled, ...own])].map(outbox.remove));
}

/** What waits here and was written on what the server has just taken, which stands in the list still. */
function raiseWaiting(id: ItemId, taken: NoteWrite, to: number): void {
  for (const entry of entriesOf(id)) {
    const body = entry.held === null && inputFor(entry, updatePersonalStuff)?.body;
    if (!body || body === taken) continue;
    const next = raised(lineages, id, body, { from: taken.version, to });
    if (next) void outbox.revise(entry, { body: next });
  }
}

function entriesOf(id: ItemId): readonly OutboxEntry[] {
  const object = itemObject(id);
  return outbox.entries.getState().entries.filter((entry) => entry.object === object);
}

function isOwnRefused(id: ItemId, entry: OutboxEntry): boolean {
  const content = inputFor(entry, updatePersonalStuff)?.body.content;
  return entry.held !== null && lineages.isOwn(id, content);
}

function waitingFor(id: ItemId): readonly NoteWrite[] {
  return entriesOf(id)
    .filter(({ held }) => held === null)
    .map((entry) => inputFor(entry, updatePersonalStuff)?.body ?? made);
}

/** What makes an item leads to its first version. */
const made: NoteWrite = { version: 0 };
const emptyNote: NoteNode = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Says again of an item as it is now what was refused of an earlier version, where no text is at stake. */
export async function repeatRefusedLabels(
  item: Pick<Item, 'id' | 'version' | 'title'>,
  waiting: readonly OutboxEntry[],
): Promise<void> {
  for (const entry of waiting) {
    const body = inputFor(entry, updatePersonalStuff)?.body;
    if (entry.held === null || !body || body.content || body.version >= item.version) continue;
    const { id: _id, version: _version, ...labels } = body;
    await outbox.remove(entry);
    changeItem(item, labels);
  }
}
