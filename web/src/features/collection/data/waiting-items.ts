import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { Item } from '@stratum/contract/item';
import { checklistOf, noteText } from '@stratum/contract/note-content';
import { inputFor, type OutboxEntry } from '../../../shared/outbox/index.ts';
import { emptyItem } from './empty-item.ts';
import type { ItemChange, NewItemBody } from './item-writes.ts';

const { addPersonalStuff, updatePersonalStuff } = collectionEndpoints;
/** Characters of a note that a list shows. */
const beginningLength = 200;

/** An item as it will be once the server has what waits for it. */
export function withChange<I extends Item>(item: I, change: ItemChange): I {
  const { content, keepVersion: _keepVersion, ...labels } = change;
  const given = Object.entries(labels).filter(([, value]) => value !== undefined);
  return { ...item, ...Object.fromEntries(given), ...(content && ofNote(content)) };
}

function ofNote(content: NonNullable<ItemChange['content']>) {
  const beginning = noteText(content).slice(0, beginningLength);
  return { beginning, checklist: checklistOf(content) };
}

/** A note that the server does not know yet; null where the entry makes none. */
export function itemMadeBy(entry: OutboxEntry): Item | null {
  const made = inputFor(entry, addPersonalStuff)?.body;
  return made?.id === undefined ? null : newNote(made, new Date(entry.createdAt).toISOString());
}

function newNote(body: NewItemBody, now: string): Item {
  const { id, collectionId, type, title, content } = body;
  return {
    ...emptyItem(id as Item['id'], collectionId as Item['collectionId'], now),
    version: 1,
    type,
    title,
    tags: [...(body.tags ?? [])],
    categoryType: body.categoryType ?? null,
    traitId: body.traitId ?? null,
    backgroundId: body.backgroundId ?? null,
    ...(content && ofNote(content)),
  };
}

/** A list with what waits for the server: changed items changed, and new notes in front where they belong. */
export function withWaiting(
  items: readonly Item[],
  entries: readonly OutboxEntry[],
  belongs: (item: Item) => boolean,
): readonly Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const added: Item[] = [];
  for (const entry of entries) {
    const made = itemMadeBy(entry);
    if (made && !byId.has(made.id) && belongs(made)) {
      byId.set(made.id, made);
      added.unshift(made);
    }
    const change = inputFor(entry, updatePersonalStuff)?.body;
    const changed = change && byId.get(change.id as Item['id']);
    if (changed) {
      const { id: _id, version: _version, ...rest } = change;
      byId.set(changed.id, withChange(changed, rest));
    }
  }
  return entries.length === 0
    ? items
    : [...added, ...items].map((item) => byId.get(item.id) ?? item);
}
