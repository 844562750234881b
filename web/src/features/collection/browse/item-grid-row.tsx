import type { CollectionId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { memo } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import type { Layout } from '../address/shown.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { ItemCell } from './item-cell.tsx';
import type { Selection } from './use-selection.ts';

interface ItemGridRowProps {
  row: readonly Item[];
  /** From 0 on. */
  rowIndex: number;
  columns: number;
  layout: Layout;
  pathOf: ShownControls['pathOf'];
  nameOf: (id: CollectionId | null) => string;
  selection: Selection;
  /** The index of the item that the Tab key leads to, where it is in this row. */
  current: number | null;
  onFocus: (index: number) => void;
}

/** Drawn again by what it is given alone, not whenever the list has measured another row. */
export const ItemGridRow = memo(function ItemGridRow(props: ItemGridRowProps) {
  const { row, rowIndex, columns, layout, pathOf, nameOf, selection, current, onFocus } = props;
  const isGrid = layout === 'grid';
  return (
    <div
      role="row"
      aria-rowindex={rowIndex + 1}
      className={isGrid ? 'grid gap-5 pb-7' : ''}
      style={isGrid ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
    >
      {row.map((item, place) => {
        const index = rowIndex * columns + place;
        return (
          <ItemCell
            key={item.id}
            item={item}
            index={index}
            column={place + 1}
            layout={layout}
            to={pathOf({ item: item.id })}
            collectionName={nameOf(item.collectionId)}
            selection={selection}
            isCurrent={index === current}
            onFocus={() => onFocus(index)}
          />
        );
      })}
    </div>
  );
});

/**
 * Where the list puts a row, unseen until it has been measured. By opacity: were it hidden, as the list
 * asks, everything in it would inherit that, and be styled twice in one frame.
 */
export function RowPlace({ ref, style, children }: CustomItemComponentProps) {
  const isMeasured = style.visibility !== 'hidden';
  return (
    <div ref={ref} style={{ ...style, visibility: undefined, opacity: isMeasured ? undefined : 0 }}>
      {children}
    </div>
  );
}
