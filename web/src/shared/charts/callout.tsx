interface CalloutProps {
  x: number;
  y: number;
  /** The drawing's width, inside which the words stay. */
  width: number;
  text: string;
}

const lineHeight = 26;

/** The value of one point in words, beside it. */
export function Callout({ x, y, width, text }: CalloutProps) {
  const wide = Math.min(width, text.length * 6.5 + 24);
  const left = Math.min(Math.max(0, x - wide / 2), width - wide);
  const top = y - lineHeight - 14 < 0 ? y + 14 : y - lineHeight - 14;
  return (
    <g aria-hidden="true" className="pointer-events-none">
      <rect x={left} y={top} width={wide} height={lineHeight} rx="6" className="fill-ink" />
      <text
        x={left + wide / 2}
        y={top + lineHeight / 2}
        dy=".35em"
        textAnchor="middle"
        className="fill-page text-small font-medium"
      >
        {text}
      </text>
    </g>
  );
}
