import type { Station } from './road-stations.ts';

/** A station: taken, next, or still to come. */
export function StationMark({ station: { result, isNext } }: { station: Station }) {
  return (
    <svg viewBox="0 0 22 22" aria-hidden="true" className="block size-5.5">
      <circle
        cx="11"
        cy="11"
        r={result || isNext ? 9 : 7}
        strokeWidth={isNext ? 2.5 : 1.5}
        className={result ? 'fill-ink stroke-ink' : 'fill-surface stroke-ink'}
      />
      {result && (
        <path
          d="m7 11.2 2.8 2.8L15.2 8.4"
          fill="none"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-surface"
        />
      )}
    </svg>
  );
}
