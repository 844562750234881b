import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { openList } from './suggesting.ts';

/** Pixels. */
const width = 300;
const height = 288;

/** What is offered where the writer is; arrow keys lead through it while the text keeps the focus. */
export function SuggestionList() {
  const { t } = useTranslation('features/collection/note');
  const list = useStore(openList);
  if (!list) return null;
  const { items, active, place, choose } = list;
  const isAbove = place.bottom + height > window.innerHeight && place.top > height;
  return (
    <div
      role="listbox"
      aria-label={t('suggestions')}
      className="menu-panel fixed z-header max-h-72 w-75 overflow-y-auto"
      style={{
        left: Math.max(8, Math.min(place.left, window.innerWidth - width - 8)),
        ...(isAbove ? { bottom: window.innerHeight - place.top + 6 } : { top: place.bottom + 6 }),
      }}
    >
      {items.map((item, index) => (
        // Keys are the editor's, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={item.key}
          role="option"
          aria-selected={index === active}
          ref={index === active ? scrollIntoView : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(item)}
          className={`flex min-h-11 cursor-pointer items-center truncate rounded-sm px-3 text-ui hover:bg-hover ${index === active ? 'bg-hover' : ''}`}
        >
          {item.name}
        </div>
      ))}
      <p role="status" className="sr-only">
        {items[active]?.name}
      </p>
    </div>
  );
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
