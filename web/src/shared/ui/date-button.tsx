import { type ReactNode, startTransition, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { CalendarPopover } from './calendar.tsx';
import { toBounds, toDate } from './calendar-days.ts';
import { DateLocale } from './date-locale.tsx';

export interface DateButtonProps {
  /** What the day is of; said before the day. */
  label: string;
  value: string | null;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  className?: string;
  /** The day in words. */
  children: ReactNode;
}

/** A day within a row or a sentence, whose words open the calendar. */
export function DateButton(props: DateButtonProps) {
  const { label, value, onChange, min, max, className = '', children } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // In pieces: a month of days takes longer than a press may on a slow telephone.
  const open = (opens: boolean) => startTransition(() => setOpen(opens));
  return (
    <DateLocale>
      {/* DialogTrigger would bring the menus along into every page with a dialog. */}
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => open(true)}
        className={`focus-ring inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md ${className}`}
      >
        <span className="sr-only">{label}</span>
        {children}
      </Button>
      <CalendarPopover
        popover={{ triggerRef: button, isOpen, onOpenChange: open }}
        aria-label={label}
        autoFocus
        value={toDate(value)}
        {...toBounds({ min, max })}
        onChange={(date) => {
          onChange(date.toString());
          open(false);
        }}
      />
    </DateLocale>
  );
}
