import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Select } from '../../../shared/ui/select.tsx';

/** Each quarter of an hour, `00:00` to `23:45`. */
const quarters = Array.from(
  { length: 96 },
  (_, quarter) => `${twoDigits(Math.floor(quarter / 4))}:${twoDigits((quarter % 4) * 15)}`,
);

interface TimeSelectProps {
  label: string;
  /** `HH:MM`, also one between two quarters. */
  value: string;
  /** A time that cannot be chosen. */
  without?: string;
  onChange: (time: string) => void;
}

/** A time of day, by the person's clocks. */
export function TimeSelect({ label, value, without, onChange }: TimeSelectProps) {
  const format = useFormat();
  const times = [...new Set([...quarters, value])].filter((time) => time !== without).toSorted();
  return (
    <Select label={label} value={value} onChange={onChange} className="w-40">
      {times.map((time) => (
        <option key={time} value={time}>
          {format.hour(hoursOf(time))}
        </option>
      ))}
    </Select>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
