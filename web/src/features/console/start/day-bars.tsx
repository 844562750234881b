const [width, gap, height] = [4, 1.5, 32];

/** A bar a day; the last one is today so far. What it says stands in the figure beside it. */
export function DayBars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const step = width + gap;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${counts.length * step - gap} ${height}`}
      preserveAspectRatio="none"
      className="h-8 w-full"
    >
      {counts.map((count, day) => {
        const tall = Math.max(1, (count / most) * height);
        const isToday = day === counts.length - 1;
        return (
          <rect
            key={day}
            x={day * step}
            y={height - tall}
            width={width}
            height={tall}
            className={isToday ? 'fill-accent' : 'fill-accent opacity-45'}
          />
        );
      })}
    </svg>
  );
}
