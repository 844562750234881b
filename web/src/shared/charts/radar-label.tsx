import { labelPlace, type RadarFrame } from './radar-geometry.ts';

interface RadarLabelProps {
  frame: RadarFrame;
  index: number;
  count: number;
  children: string;
}

const horizontal = { left: 'text-right', middle: 'text-center', right: 'text-left' };
const vertical = { start: 'items-start', centre: 'items-center', end: 'items-end' };
const justify = { left: 'justify-end', middle: 'justify-center', right: 'justify-start' };

/** A label that wraps and hyphenates by itself: German ones are long. */
export function RadarLabel({ frame, index, count, children }: RadarLabelProps) {
  const place = labelPlace(frame, index, count);
  return (
    <foreignObject x={place.x} y={place.y} width={place.width} height={place.height} aria-hidden="true">
      <div
        className={`flex h-full text-small leading-tight text-ink-2 ${vertical[place.vertical]} ${justify[place.side]}`}
      >
        <span className={`hyphens-auto wrap-break-word ${horizontal[place.side]} max-w-full`}>{children}</span>
      </div>
    </foreignObject>
  );
}
