import type { ItemId } from '@stratum/contract/ids';
import type { MouseEvent } from 'react';
import { useRef } from 'react';
import { useLongPress } from '../../../shared/ui/use-long-press.ts';
import type { Layout } from '../address/shown.ts';
import { loadNoteScreen } from '../item/note-item.tsx';
import type { CellProps } from './cell-props.ts';
import { ItemCard } from './item-card.tsx';
import { startItemDrag } from './item-drag.ts';
import { ItemRow } from './item-row.tsx';
import type { Selection } from './use-selection.ts';

interface ItemCellProps extends Pick<CellProps, 'item' | 'to' | 'collectionName'> {
  index: number;
  /** In its row, from 1 on. */
  column: number;
  layout: Layout;
  selection: Selection;
  /** Whether the Tab key leads here. */
  isCurrent: boolean;
  onFocus: () => void;
}

/** A finger that rests would drag as well. */
const hasMouse = window.matchMedia('(pointer: fine)').matches;

/** An item of the list: a press opens it; with Ctrl, Shift or a long touch it is selected. */
export function ItemCell(cell: ItemCellProps) {
  const { item, index, column, layout, selection, isCurrent, onFocus, ...shown } = cell;
  const isSelected = selection.has(item.id);
  const isTouch = useRef(false);
  const isHeld = useRef(false);
  const longPress = useLongPress(() => {
    isHeld.current = true;
    selection.toggle(item.id);
  });

  function press(event: MouseEvent): void {
    const isRange = event.shiftKey;
    // The finger that has selected it is lifted.
    if (isHeld.current) return event.preventDefault();
    // While something is selected, a finger selects more.
    if (!isRange && !event.ctrlKey && !event.metaKey && !(isTouch.current && selection.isActive))
      return;
    event.preventDefault();
    if (isRange) selection.extend(item.id);
    else selection.toggle(item.id);
  }

  const Look = layout === 'grid' ? ItemCard : ItemRow;
  return (
    // The link in it has the focus.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="gridcell"
      aria-colindex={column}
      aria-selected={isSelected}
      draggable={hasMouse}
      onDragStart={(event) => startItemDrag(event, draggedIds(selection, item.id))}
      className="min-w-0 select-none"
      {...longPress}
      onPointerEnter={() => {
        // Without a network it is asked for again when it is opened.
        if (item.type === 'note') loadNoteScreen().catch(() => undefined);
      }}
      onPointerDownCapture={({ pointerType }) => {
        isTouch.current = pointerType === 'touch';
        isHeld.current = false;
      }}
      onContextMenu={(event) => {
        if (isTouch.current) event.preventDefault();
      }}
    >
      <Look
        {...shown}
        item={item}
        isSelected={isSelected}
        onToggle={(isRange) => (isRange ? selection.extend(item.id) : selection.toggle(item.id))}
        link={{
          tabIndex: isCurrent ? 0 : -1,
          draggable: false,
          onFocus,
          onClick: press,
          'data-item': index,
        }}
      />
    </div>
  );
}

/** What is dragged: all that is selected where the item is among it, else the item alone. */
function draggedIds(selection: Selection, id: ItemId): readonly ItemId[] {
  return selection.has(id) ? selection.ids : [id];
}
