import type { AttachmentTarget } from '@stratum/contract/attachments';
import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import type { ItemId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { useMemo } from 'react';
import { enqueue, inputFor, type OutboxEntry, useOutbox } from '../../../shared/outbox/index.ts';
import { itemObject } from '../data/item-writes.ts';
import { sameTarget } from './target.ts';

const { attachPersonalStuff } = attachmentEndpoints;

export type Linked = Pick<Item, 'id' | 'type' | 'title'>;
interface Attached {
  readonly item: Linked;
  readonly to: AttachmentTarget;
}

/** What was attached in this page, which lists show before the server has it. */
const attachedHere = new Map<ItemId, Linked>();

/** Attaches an item to something, or takes it away, with or without a network. */
export function attach(item: Linked, to: AttachmentTarget, attached: boolean): void {
  if (attached) attachedHere.set(item.id, item);
  enqueue({
    endpoint: attachPersonalStuff,
    input: { body: { id: item.id, to, attached } },
    // After what makes it, where that waits as well.
    object: itemObject(item.id),
    label: item.title,
  });
}

/** Items at places with what waits for the server. */
export function useWithWaiting(
  stored: readonly Attached[],
  isHere: (to: AttachmentTarget) => boolean,
): readonly Attached[] {
  const waiting = useOutbox();
  return useMemo(
    () => waiting.reduce((items, entry) => changedBy(items, entry, isHere), stored),
    [waiting, stored, isHere],
  );
}

function changedBy(
  items: readonly Attached[],
  entry: OutboxEntry,
  isHere: (to: AttachmentTarget) => boolean,
): readonly Attached[] {
  const body = inputFor(entry, attachPersonalStuff)?.body;
  if (!body || entry.held !== null) return items;
  const id = body.id as ItemId;
  const to = body.to as AttachmentTarget;
  const others = items.filter((each) => each.item.id !== id || !sameTarget(each.to, to));
  const item = attachedHere.get(id);
  return body.attached && item && isHere(to) ? [...others, { item, to }] : others;
}
