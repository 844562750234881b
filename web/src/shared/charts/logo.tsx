import { levelColour, levelNumbers } from './levels.ts';

/** The mark: nine layers, the lowest the widest. */
export function Logo({ className = 'size-6.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 26" className={className} aria-hidden="true">
      {levelNumbers.map((level) => {
        const width = 26.35 - level * 2.35;
        return (
          <rect
            key={level}
            x={13 - width / 2}
            y={26.2 - level * 2.8}
            width={width}
            height="1.8"
            rx=".9"
            fill={levelColour(level)}
          />
        );
      })}
    </svg>
  );
}
