import type { ItemId } from '@stratum/contract/ids';
import type { DragEvent } from 'react';

/** Known to this product alone: nothing else takes what is dragged. */
const kind = 'application/x-stratum-items';

/** Begins to drag items; what they are dropped on reads which. */
export function startItemDrag(event: DragEvent, ids: readonly ItemId[]): void {
  event.dataTransfer.setData(kind, ids.join(','));
  event.dataTransfer.effectAllowed = 'move';
}

export function isItemDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(kind);
}

export function readItemDrag({ dataTransfer }: DragEvent): ItemId[] {
  return dataTransfer.getData(kind).split(',') as ItemId[];
}
