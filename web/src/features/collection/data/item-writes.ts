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
import { joined, versionOf } from './next-change.ts';
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
    lineages.taken(id, body, version);
    void invalidateAfter(updatePersonalStuff);
  },
  refused: () => void invalidateAfter(updatePersonalStuff),
});

/** The newest version that is known here of an item that was read in this one. */
export function knownVersion({ id, version }: Pick<Item, 'id' | 'version'>): number {
  return Math.max(version, toldVersions.get(id) ?? 0);
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
  const version = versionOf(lineages, { id, known: knownVersion(item), waiting }, change);
  enqueue({
    endpoint: updatePersonalStuff,
    input: { body: { id, version, ...change } },
    object: itemObject(id),
    label: change.title ?? item.title,
    merge: (first, next) => {
      const body = joined(first.body, next.body);
      return body && { body };
    },
  });
}

function waitingFor(id: ItemId): readonly NoteWrite[] {
  const object = itemObject(id);
  const { entries } = outbox.entries.getState();
  return entries
    .filter((entry) => entry.object === object && entry.held === null)
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
