import { useState } from 'react';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { ChevronIcon } from '../../shared/ui/icons.tsx';
import { DateButton, DateField, NumberField, TimeField } from '../../shared/ui/lazy-fields.tsx';

const start = '2026-11-23';

export function DateSpecimens() {
  const format = useFormat();
  const [day, setDay] = useState<string | null>('2026-12-20');
  const [time, setTime] = useState<string | null>('20:30');
  const [weeks, setWeeks] = useState<number | null>(12);
  return (
    <section className="grid items-start gap-8 md:grid-cols-2">
      <div className="grid gap-6">
        <DateField
          label="Due"
          description="On a day of the goal."
          value={day}
          onChange={setDay}
          min={start}
        />
        <DateField
          label="Start"
          value={null}
          onChange={() => undefined}
          error="This Field is Required"
        />
        <DateButton
          label="Due"
          value={day}
          min={start}
          onChange={setDay}
          className="justify-self-start font-semibold text-accent"
        >
          {format.calendarDay(day ?? start)}
          <ChevronIcon className="size-4.5" />
        </DateButton>
      </div>
      <div className="grid gap-6">
        <TimeField label="Time" value={time} onChange={setTime} />
        <NumberField label="Weeks" value={weeks} onChange={setWeeks} min={1} max={52} />
        <NumberField label="Days" value={null} onChange={() => undefined} isDisabled />
      </div>
    </section>
  );
}
