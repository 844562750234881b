import type { ItemId } from '@stratum/contract/ids';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import type { Place } from '../address/shown.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { isItemDrag, readItemDrag } from '../browse/item-drag.ts';

export const placeStyle =
  'focus-ring flex min-h-11 flex-none cursor-pointer items-center gap-3 rounded-md px-3 text-left text-ui no-underline ' +
  'transition-colors hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold ' +
  'forced-colors:aria-[current]:underline data-over:bg-accent-soft data-over:outline-2 data-over:outline-accent ' +
  'max-md:whitespace-nowrap max-md:rounded-full max-md:border max-md:border-outline max-md:px-4.5 max-md:aria-[current]:border-accent';

interface PlaceLinkProps {
  controls: ShownControls;
  place: Place;
  name: string;
  count?: number | undefined;
  icon?: ReactNode;
  /** Dragged items were let go here; left out where nothing can come to be in. */
  onDrop?: (ids: readonly ItemId[]) => void;
}

/** The way to a place, where it is one also for what is dragged. */
export function PlaceLink({ controls, place, name, count, icon, onDrop }: PlaceLinkProps) {
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  const { shown, pathOf } = controls;

  function drag(event: DragEvent): void {
    if (!onDrop || !isItemDrag(event)) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent): void {
    setOver(false);
    if (!onDrop || !isItemDrag(event)) return;
    event.preventDefault();
    onDrop(readItemDrag(event));
  }

  return (
    <LocaleLink
      to={pathOf({ place, item: null, month: null })}
      aria-current={shown.place === place ? 'page' : undefined}
      data-over={isOver || undefined}
      draggable={false}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={placeStyle}
    >
      {icon && <span className="text-ink-2 max-md:hidden">{icon}</span>}
      <span className="min-w-0 flex-1 truncate max-md:max-w-48">{name}</span>
      {count !== undefined && (
        <span className="font-normal text-ink-2">{format.number(count)}</span>
      )}
    </LocaleLink>
  );
}
