interface TrackBarProps {
  /** Percent. */
  progress: number;
  /** Share of the steps that were to be done by now; null where that is over. */
  planned: number | null;
}

/** What is done as a bar, what was planned as a mark on it; the words beside say the same. */
export function TrackBar({ progress, planned }: TrackBarProps) {
  const mark = planned !== null && `M${Math.min(998, Math.max(2, planned * 1000))} 0v20`;
  return (
    <svg
      viewBox="0 0 1000 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-5 w-full"
    >
      <rect y="5" width="1000" height="10" className="fill-track" />
      <rect y="5" width={progress * 10} height="10" className="fill-accent" />
      {mark && (
        <>
          <path
            d={mark}
            strokeWidth="6"
            vectorEffect="non-scaling-stroke"
            className="stroke-surface"
          />
          <path d={mark} strokeWidth="2" vectorEffect="non-scaling-stroke" className="stroke-ink" />
        </>
      )}
    </svg>
  );
}
