import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { PinIcon, TypeIcon } from '../collection-icons.tsx';
import { useEditedDay } from '../data/use-edited-day.ts';
import { ItemTitle } from '../item/item-line.tsx';
import { Preview } from '../item/preview.tsx';
import type { CellProps } from './cell-props.ts';
import { Found } from './found.tsx';

/** An item as a card: what is in it, its title, and where and when it was edited. */
export function ItemCard({ item, to, collectionName, isSelected, onToggle, link }: CellProps) {
  const { t } = useTranslation('features/collection');
  const editedDay = useEditedDay();
  return (
    <div className="relative flex min-w-0 flex-col">
      <div
        className={`relative aspect-4/3 overflow-hidden rounded-md border bg-track ${isSelected ? 'border-accent outline-2 outline-accent' : 'border-line'}`}
      >
        <Preview item={item} />
      </div>
      <p className="mt-2 flex items-start gap-1.5">
        <TypeIcon type={item.type} className="mt-0.5 size-4! text-ink-2" />
        <LocaleLink
          {...link}
          to={to}
          translate="no"
          className={`${titleStyle} line-clamp-2 flex-1`}
        >
          <ItemTitle item={item} />
        </LocaleLink>
        {item.pinned && <PinIcon className="mt-0.5 size-4! text-ink-2" />}
      </p>
      <Found item={item} />
      <p className="mt-0.5 flex justify-between gap-3 text-small text-ink-2">
        <span className="min-w-0 truncate" translate="no">
          {collectionName}
        </span>
        {item.checklist && (
          <span className="ml-auto flex-none max-md:hidden">{t('checklist', item.checklist)}</span>
        )}
        <span className="flex-none">{editedDay(item.editedAt)}</span>
      </p>
      <SelectButton
        title={item.title}
        isSelected={isSelected}
        onToggle={onToggle}
        className="absolute top-0.5 right-0.5"
      />
    </div>
  );
}

/** The link takes the whole of the card. */
export const titleStyle =
  'min-w-0 text-ui font-medium wrap-anywhere no-underline outline-none after:absolute after:inset-0 after:rounded-md ' +
  'hover:underline focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';

interface SelectButtonProps {
  title: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  className?: string;
}

export function SelectButton({ title, isSelected, onToggle, className = '' }: SelectButtonProps) {
  const { t } = useTranslation('features/collection');
  return (
    <button
      type="button"
      // Keys select where they are on the item.
      tabIndex={-1}
      aria-pressed={isSelected}
      aria-label={t('select', { title })}
      onClick={({ shiftKey }) => onToggle(shiftKey)}
      className={`icon-button z-raised cursor-pointer ${className}`}
    >
      <span
        className={`grid size-6 place-items-center rounded-full border-2 ${isSelected ? 'border-accent bg-accent text-on-accent' : 'border-field bg-surface/80 text-transparent'}`}
      >
        <CheckIcon className="size-4!" />
      </span>
    </button>
  );
}
