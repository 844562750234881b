import type { ReactNode } from 'react';
import { levelColour, levelNumbers } from '../charts/levels.ts';

/** Small drawings beside the steps; the words say everything they show. */
function Sketch({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 132"
      className="block w-full max-w-70 rounded-md border border-line bg-surface"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const fiveSteps = levelNumbers.filter((level) => level % 2 === 1);

/** A statement, and its five answers with the fourth one chosen. */
export function AnswerSketch() {
  return (
    <Sketch>
      <path
        d="M32 38h128M32 54h84"
        strokeWidth="6"
        strokeLinecap="round"
        className="stroke-track"
      />
      <path d="M44 94h152" strokeWidth="1.5" className="stroke-line" />
      {fiveSteps.map((level, index) => (
        <circle
          key={level}
          cx={44 + index * 38}
          cy="94"
          r={level === 7 ? 13 : 9}
          strokeWidth="2"
          stroke={levelColour(level)}
          fill={level === 7 ? levelColour(level) : 'var(--color-surface)'}
        />
      ))}
      <path d="m153 94 4 4 7-8" fill="none" strokeWidth="2" className="stroke-on-level" />
    </Sketch>
  );
}

function Layer({ level, y, filled }: { level: number; y: number; filled: number }) {
  const width = 172 - level * 12;
  const left = 120 - width / 2;
  return (
    <g fill={levelColour(level)}>
      <rect x={left} y={y} width={width} height="7" rx="1.5" opacity=".16" />
      {filled > 0 && <rect x={left} y={y} width={width * filled} height="7" rx="1.5" />}
    </g>
  );
}

/** The pile of nine, filled to a little above five. */
export function PileSketch() {
  return (
    <Sketch>
      {levelNumbers.map((level) => (
        <Layer
          key={level}
          level={level}
          y={117 - level * 10.5}
          filled={level < 6 ? 1 : level === 6 ? 0.4 : 0}
        />
      ))}
    </Sketch>
  );
}

/** The level one stands on, and the one above it still to be filled. */
export function NextSketch() {
  return (
    <Sketch>
      <rect x="32" y="78" width="176" height="26" rx="6" fill={levelColour(5)} />
      <rect
        x="46"
        y="30"
        width="148"
        height="26"
        rx="6"
        fill="none"
        stroke={levelColour(6)}
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      <path
        d="M120 74V60m-5 5 5-5 5 5"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink"
      />
      <text
        x="46"
        y="95.5"
        className="fill-on-level text-label font-semibold forced-color-adjust-none"
      >
        5
      </text>
      <text x="60" y="47.5" fill={levelColour(6)} className="text-label font-semibold">
        6
      </text>
    </Sketch>
  );
}

/** The line over a few months. */
export function LineSketch() {
  return (
    <Sketch>
      {[3, 4, 5, 6].map((level) => (
        <rect
          key={level}
          x="20"
          y={176 - level * 26.5}
          width="200"
          height="24"
          rx="3"
          fill={levelColour(level)}
          opacity={level === 5 ? 0.2 : 0.08}
        />
      ))}
      <path
        d="M28 99c22-5 30-14 48-14s26 9 46 4 28-26 46-26 30-5 44-8"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-ink"
      />
      <circle
        cx="212"
        cy="55"
        r="5.5"
        fill={levelColour(5)}
        strokeWidth="2"
        className="stroke-surface"
      />
    </Sketch>
  );
}
