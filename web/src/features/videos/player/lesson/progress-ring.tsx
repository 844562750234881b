import { useFormat } from '../../../../shared/i18n/use-format.ts';

/** How much of a film was watched. */
export function ProgressRing({ percent }: { percent: number }) {
  const format = useFormat();
  return (
    <svg viewBox="0 0 20 20" role="img" aria-label={format.percent(percent)} className="size-5">
      <g fill="none" strokeWidth="3" transform="rotate(-90 10 10)">
        <circle cx="10" cy="10" r="7.5" className="stroke-track" />
        <circle
          cx="10"
          cy="10"
          r="7.5"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          className="stroke-accent"
        />
      </g>
    </svg>
  );
}
