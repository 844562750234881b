import { ListBox, ListBoxItem, ListLayout, Popover, Virtualizer } from 'react-aria-components';
import { CheckIcon } from './icons.tsx';

export interface Option {
  id: string;
  name: string;
  /** Found by these too. */
  keywords?: string;
}

const popoverStyle =
  'overflow-auto rounded-md border border-line bg-raised p-1.5 shadow-2 outline-none transition-opacity duration-(--motion-1) data-entering:opacity-0 data-exiting:opacity-0';
const rowStyle =
  'focus-ring-inset flex cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2.5 text-ui data-focused:bg-hover data-selected:font-semibold';

/** A row of one line, CSS pixels; taller ones are measured. */
const layoutOptions = { estimatedRowSize: 43 };

interface OptionListProps {
  /** Of hundreds of options, only those in sight are in the page. */
  isVirtual?: boolean;
  /** Said when nothing matches what was typed. */
  empty?: string;
  /** Stands below the options. */
  note?: string;
}

/** The list under a combo box, whose options it takes. */
export function OptionList({ isVirtual = false, empty, note }: OptionListProps) {
  const options = <Options empty={empty} />;
  return (
    <Popover className={`w-(--trigger-width) ${popoverStyle}`}>
      {isVirtual ? (
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
          {options}
        </Virtualizer>
      ) : (
        options
      )}
      {note && (
        <p className="border-line border-t px-3 pt-2.5 pb-1.5 text-small text-ink-2">{note}</p>
      )}
    </Popover>
  );
}

function Options({ empty }: { empty: string | undefined }) {
  return (
    <ListBox
      renderEmptyState={() => <p className="px-3 py-2.5 text-ui text-ink-2">{empty}</p>}
      className="max-h-80 overflow-auto outline-none"
    >
      {(option: Option) => (
        <ListBoxItem textValue={option.name} className={rowStyle}>
          {({ isSelected }) => (
            <>
              {option.name}
              {isSelected && <CheckIcon />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
