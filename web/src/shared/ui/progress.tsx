import { Label, ProgressBar } from 'react-aria-components';

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** The value in words, such as “7 of 20”. */
  valueLabel: string;
  className?: string;
}

/** How far something has come, as a thin line. */
export function Progress({ label, value, max, valueLabel, className = '' }: ProgressProps) {
  return (
    <ProgressBar
      value={value}
      maxValue={max}
      valueLabel={valueLabel}
      className={`block ${className}`}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <span className="mb-2 flex justify-between text-small text-ink-2">
            <Label>{label}</Label>
            <span>{valueText}</span>
          </span>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className="block h-1 w-full overflow-hidden rounded-full bg-track"
            aria-hidden="true"
          >
            <rect
              width="100"
              height="1"
              className="origin-left fill-accent transition-transform duration-(--motion-2)"
              transform={`scale(${percentage / 100} 1)`}
            />
          </svg>
        </>
      )}
    </ProgressBar>
  );
}
