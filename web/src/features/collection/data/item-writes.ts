import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { ItemId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import type { NoteNode } from '@stratum/contract/note-content';
import { invalidateAfter } from '../../../shared/api/invalidate.ts';
import type { RouteBody, RouteInput } from '../../../shared/api/route-input.ts';
import {
  enqueue,
  followWrites,
  inputFor,
  type OutboxEntry,
  outbox,
} from '../../../shared/outbox/index.ts';
import { contentKey } from './content-key.ts';

const { addPersonalStuff, updatePersonalStuff } = collectionEndpoints;

export type NewItemBody = RouteBody<typeof addPersonalStuff>;
export type ItemChange = Omit<RouteBody<typeof updatePersonalStuff>, 'id' | 'version'>;
type Change = RouteInput<typeof updatePersonalStuff>;

/** What the writes of an item wait under, one after the other. */
export const itemObject = (id: ItemId) => `item ${id}`;

/** Versions that the server has told this page, which what it has read may be behind of. */
const toldVersions = new Map<ItemId, number>();
/** What this page knows to be the newest content of a note, as text. */
const knownContents = new Map<ItemId, string>();

followWrites(updatePersonalStuff, {
  taken(_input, { id, version }) {
    toldVersions.set(id, version);
    void invalidateAfter(updatePersonalStuff);
  },
  refused: () => void invalidateAfter(updatePersonalStuff),
});

/** The newest version that is known here of an item that was read in this one. */
export function knownVersion({ id, version }: Pick<Item, 'id' | 'version'>): number {
  return Math.max(version, toldVersions.get(id) ?? 0);
}

/** What a note is written on from: waiting changes to anything else are not this page's. */
export function knowContent(id: ItemId, content: NoteNode): void {
  knownContents.set(id, contentKey(content));
}

export function isKnownContent(id: ItemId, content: NoteNode | null | undefined): boolean {
  return content != null && knownContents.get(id) === contentKey(content);
}

/** Makes an item, with or without a network. */
export function addItem(body: NewItemBody & { readonly id: ItemId }): void {
  if (body.content) knowContent(body.id, body.content);
  enqueue({
    endpoint: addPersonalStuff,
    input: { body },
    object: itemObject(body.id),
    label: body.title,
  });
}

/**
 * Changes an item from the version that is known here, this page's waiting changes included. What
 * another tab has waiting is not built upon: the server refuses one of the two, and both are kept.
 */
export function changeItem(item: Pick<Item, 'id' | 'version' | 'title'>, change: ItemChange): void {
  const { id } = item;
  const waiting = waitingFor(id).filter(
    (entry) => change.content === undefined || isOwn(id, entry),
  );
  const version = Math.max(knownVersion(item), ...waiting.map(versionAfter));
  if (change.content) knowContent(id, change.content);
  enqueue({
    endpoint: updatePersonalStuff,
    input: { body: { id, version, ...change } },
    object: itemObject(id),
    label: change.title ?? item.title,
    merge: (first, next) => (isMergeable(first, next, version) ? merged(first, next) : null),
  });
}

function waitingFor(id: ItemId): readonly OutboxEntry[] {
  const object = itemObject(id);
  const { entries } = outbox.entries.getState();
  return entries.filter((entry) => entry.object === object && entry.held === null);
}

function isOwn(id: ItemId, entry: OutboxEntry): boolean {
  const content = inputFor(entry, updatePersonalStuff)?.body.content;
  return content === undefined || isKnownContent(id, content);
}

/** The version that an item has once a write is taken. */
function versionAfter(entry: OutboxEntry): number {
  return (inputFor(entry, updatePersonalStuff)?.body.version ?? 0) + 1;
}

/** A version that is to be kept stays a step of its own. */
function isMergeable({ body: first }: Change, { body: next }: Change, version: number): boolean {
  return !next.keepVersion && first.version + 1 === version;
}

/** One change of two that follow each other. */
function merged({ body: first }: Change, { body: next }: Change): Change {
  return { body: { ...first, ...next, version: first.version } };
}

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
