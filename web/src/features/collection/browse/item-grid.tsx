import type { CollectionId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import type { Layout } from '../address/shown.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { ItemGridRow, RowPlace } from './item-grid-row.tsx';
import type { Selection } from './use-selection.ts';

/** Pixels. */
const smallestCard = 210;
const gap = 20;
/** What is drawn above and below what is seen. */
const buffer = 300;

interface ItemGridProps {
  items: readonly Item[];
  layout: Layout;
  pathOf: ShownControls['pathOf'];
  nameOf: (id: CollectionId | null) => string;
  selection: Selection;
  /** The Delete key was pressed on what is selected, or on one item. */
  onDelete: (items: readonly Item[]) => void;
}

/** The items in rows, of which those near what is seen are drawn. Arrow keys lead through them. */
export function ItemGrid(props: ItemGridProps) {
  const { items, layout, pathOf, nameOf, selection, onDelete } = props;
  const { t } = useTranslation('features/collection');
  const [area, width] = useElementWidth(800);
  const list = useRef<WindowVirtualizerHandle>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const columns =
    layout === 'list' ? 1 : Math.max(2, Math.floor((width + gap) / (smallestCard + gap)));
  const rows = useMemo(() => inRows(items, columns), [items, columns]);
  const currentIndex = Math.min(current, items.length - 1);

  function focusItem(index: number): void {
    const next = Math.max(0, Math.min(items.length - 1, index));
    setCurrent(next);
    list.current?.scrollToIndex(Math.floor(next / columns), { align: 'nearest' });
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-item="${next}"]`)?.focus(),
    );
  }

  /** The Tab key leads to what is seen. */
  function followView(): void {
    const { findItemIndex, scrollOffset, viewportSize } = list.current ?? {};
    if (!findItemIndex || scrollOffset === undefined || viewportSize === undefined) return;
    const first = findItemIndex(scrollOffset);
    const row = Math.floor(currentIndex / columns);
    if (row < first || row > findItemIndex(scrollOffset + viewportSize))
      setCurrent(first * columns);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const item = items[currentIndex];
    if (!item || !(event.target instanceof HTMLElement && 'item' in event.target.dataset)) return;
    const next = nextIndex(event.key, currentIndex, columns, items.length);
    if (next !== null) {
      if (event.shiftKey) {
        const reached = items[Math.max(0, Math.min(items.length - 1, next))];
        if (reached) selection.extend(reached.id, item.id);
      }
      focusItem(next);
    } else if (event.key === ' ' || event.key.toLowerCase() === 'x') selection.toggle(item.id);
    else if (event.key === 'Escape' && selection.isActive) selection.clear();
    else if (event.key === 'Delete')
      onDelete(selection.isActive ? items.filter(({ id }) => selection.has(id)) : [item]);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.all();
    else return;
    event.preventDefault();
  }

  return (
    <div ref={area}>
      {/* The items in it have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={grid}
        role="grid"
        aria-label={t('items')}
        aria-multiselectable
        aria-rowcount={-1}
        aria-colcount={columns}
        onKeyDown={onKeyDown}
      >
        <WindowVirtualizer
          ref={list}
          data={rows}
          bufferSize={buffer}
          item={RowPlace}
          onScrollEnd={followView}
        >
          {(row, rowIndex) => (
            <ItemGridRow
              key={row[0]?.id}
              row={row}
              rowIndex={rowIndex}
              columns={columns}
              layout={layout}
              pathOf={pathOf}
              nameOf={nameOf}
              selection={selection}
              current={Math.floor(currentIndex / columns) === rowIndex ? currentIndex : null}
              onFocus={setCurrent}
            />
          )}
        </WindowVirtualizer>
      </div>
    </div>
  );
}

function inRows(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
}

/** Where a key leads to; null where it leads nowhere. */
function nextIndex(key: string, from: number, columns: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  };
  return steps[key] ?? null;
}
