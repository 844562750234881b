import type { FileId } from '@stratum/contract/ids';
import { PersonMark } from '../../../shared/avatar/person-mark.tsx';

/** What can be put in place of what is typed. */
export interface Suggestion {
  readonly key: string;
  /** Put into the text. */
  readonly text: string;
  readonly label: string;
  /** A person's; undefined for an emoji. */
  readonly image?: FileId | null;
}

interface SuggestionListProps {
  id: string;
  label: string;
  items: readonly Suggestion[];
  activeIndex: number;
  onChoose: (item: Suggestion) => void;
}

/** Above the field, which keeps the focus: arrows choose, Enter or Tab takes. */
export function SuggestionList({ id, label, items, activeIndex, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className="menu-panel absolute bottom-full left-0 z-raised mb-2 max-h-64 w-72 max-w-full overflow-y-auto"
    >
      {items.map((item, index) => (
        <div
          key={item.key}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          // The field keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(item);
          }}
          className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-ui ${index === activeIndex ? 'bg-hover' : ''}`}
        >
          {item.image === undefined ? (
            <span aria-hidden="true" className="w-8 text-center text-lead">
              {item.text}
            </span>
          ) : (
            <PersonMark name={item.label} image={item.image} />
          )}
          <bdi className="truncate">{item.label}</bdi>
        </div>
      ))}
    </div>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
