import { LocaleLink } from '../../../shared/ui/link.tsx';
import { PinIcon, TypeIcon } from '../collection-icons.tsx';
import { useEditedDay } from '../data/use-edited-day.ts';
import { ItemTitle } from '../item/item-line.tsx';
import type { CellProps } from './cell-props.ts';
import { Found } from './found.tsx';
import { SelectButton, titleStyle } from './item-card.tsx';

/** An item as a line of a list. */
export function ItemRow({ item, to, collectionName, isSelected, onToggle, link }: CellProps) {
  const editedDay = useEditedDay();
  return (
    <div
      className={`relative flex min-h-13 items-center gap-2 border-b border-line py-1 ${isSelected ? 'bg-accent-soft' : ''}`}
    >
      <SelectButton title={item.title} isSelected={isSelected} onToggle={onToggle} />
      <TypeIcon type={item.type} className="text-ink-2" />
      <div className="min-w-0 flex-1">
        <LocaleLink {...link} to={to} translate="no" className={`${titleStyle} line-clamp-2`}>
          <ItemTitle item={item} />
        </LocaleLink>
        <Found item={item} />
      </div>
      {item.pinned && <PinIcon className="size-4! text-ink-2" />}
      <span className="w-40 flex-none truncate text-small text-ink-2 max-md:hidden">
        {collectionName}
      </span>
      <span className="w-24 flex-none text-right text-small text-ink-2">
        {editedDay(item.editedAt)}
      </span>
    </div>
  );
}
