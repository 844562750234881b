import { CheckIcon } from '../../../shared/ui/icons.tsx';

const length = 2 * Math.PI * 8;

/** Done, partly done as a ring, or open. */
export function TickMark({ done, of }: { done: number; of: number }) {
  if (done === of) {
    return (
      <span className="grid size-6 flex-none place-items-center rounded-full bg-ok text-surface forced-color-adjust-none">
        <CheckIcon className="size-4" />
      </span>
    );
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 flex-none" fill="none">
      <circle
        cx="12"
        cy="12"
        r={of === 1 ? 11 : 8}
        strokeWidth={of === 1 ? 1.5 : 5}
        className={of === 1 ? 'stroke-field' : 'stroke-line'}
      />
      {done > 0 && (
        <circle
          cx="12"
          cy="12"
          r="8"
          strokeWidth="5"
          strokeDasharray={`${(length * done) / of} ${length}`}
          transform="rotate(-90 12 12)"
          className="stroke-ok"
        />
      )}
    </svg>
  );
}
