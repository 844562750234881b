interface CoreProps {
  /** Of each day, the first one lowest. */
  points: readonly number[];
  className?: string;
}

const [width, height] = [100, 240];

/** A core of rock: a layer for each day, darker the more was won on it. */
export function Core({ points, className = '' }: CoreProps) {
  const thickness = height / Math.max(1, points.length);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {points.map((of, day) => {
        const top = height - (day + 1) * thickness;
        const tilt = Math.sin(day * 1.7) * thickness * 0.25;
        return (
          <path
            key={day}
            d={`M0 ${top + tilt}L${width} ${top - tilt}V${top + thickness * 0.8 - tilt}L0 ${top + thickness * 0.8 + tilt}Z`}
            style={{ fill: `var(--color-win-${of})` }}
          />
        );
      })}
    </svg>
  );
}
