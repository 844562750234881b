import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  Dialog,
  Popover,
  type PopoverProps,
} from 'react-aria-components';
import { ChevronIcon } from './icons.tsx';
import { Later } from './later.tsx';

const cellStyle =
  'focus-ring-inset grid size-10 cursor-pointer place-items-center rounded-full text-ui tabular-nums ' +
  'data-hovered:bg-hover data-outside-month:hidden data-unavailable:line-through ' +
  'data-disabled:cursor-default data-disabled:text-ink-2 data-disabled:opacity-50 ' +
  'data-today:font-semibold data-today:underline data-today:underline-offset-4 ' +
  'data-selected:bg-accent data-selected:text-on-accent data-selected:forced-color-adjust-none';

/** One month of days, moved through by arrows, Page Up and Page Down. */
function Calendar(calendar: ComponentProps<typeof AriaCalendar>) {
  return (
    <AriaCalendar {...calendar}>
      <header className="mb-2 flex items-center justify-between gap-2">
        <Button slot="previous" className="icon-button cursor-pointer data-hovered:bg-hover">
          <ChevronIcon className="rotate-90" />
        </Button>
        <CalendarHeading className="text-ui font-semibold" />
        <Button slot="next" className="icon-button cursor-pointer data-hovered:bg-hover">
          <ChevronIcon className="-rotate-90" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(weekday) => (
            <CalendarHeaderCell className="pb-1 text-small font-medium text-ink-2">
              {weekday.replace('.', '')}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={cellStyle} />}
        </CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  );
}

interface CalendarPopoverProps extends ComponentProps<typeof Calendar> {
  /** What opened it, where that is no date picker. */
  popover?: Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>;
}

/**
 * The calendar over the page, below what opened it. Laying its panel over a long page, closing the page
 * behind it and making a month of days are three tasks.
 */
export function CalendarPopover({ popover, ...calendar }: CalendarPopoverProps) {
  const { 'aria-label': label } = calendar;
  const [isLaid, setLaid] = useState(false);
  return (
    <Popover
      {...popover}
      isNonModal={!isLaid}
      placement="bottom end"
      className="menu-panel p-4 text-ink outline-none transition-opacity duration-(--motion-1) data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Dialog
        {...(label && { 'aria-label': label })}
        className="min-h-[calc(19.5rem+1px)] min-w-70 outline-none"
      >
        <Laid onChange={setLaid} />
        {isLaid && (
          <Later>
            <Calendar {...calendar} />
          </Later>
        )}
      </Dialog>
    </Popover>
  );
}

/** Says when what it stands in is there, and when it is gone. */
function Laid({ onChange }: { onChange: (isLaid: boolean) => void }) {
  useEffect(() => {
    startTransition(() => onChange(true));
    return () => onChange(false);
  }, [onChange]);
  return null;
}
