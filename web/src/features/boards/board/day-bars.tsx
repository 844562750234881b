import { habits } from '@stratum/contract/habits';

/** What somebody won on each day of a period: none to five. Its words stand beside it. */
export function DayBars({ days, className }: { days: readonly number[]; className: string }) {
  const step = 10;
  const gap = days.length > 7 ? 3 : 2.5;
  return (
    <svg
      viewBox={`0 0 ${days.length * step} 50`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`forced-color-adjust-none ${className}`}
    >
      {days.map((points, day) => {
        const high = points === 0 ? 2 : (50 * points) / habits.length;
        return (
          <rect
            key={`${day}`}
            x={day * step + gap / 2}
            y={50 - high}
            width={step - gap}
            height={high}
            rx="1.5"
            className={points === 0 ? 'fill-field' : 'fill-accent'}
          />
        );
      })}
    </svg>
  );
}
