import { labelPlace, type RadarFrame } from './radar-geometry.ts';

interface RadarLabelProps {
  frame: RadarFrame;
  index: number;
  count: number;
  children: string;
}

const horizontally = {
  left: 'justify-start text-left',
  centre: 'justify-center text-center',
  right: 'justify-end text-right',
};
const vertically = { top: 'items-start', centre: 'items-center', bottom: 'items-end' };

/** A label that wraps and hyphenates by itself: German ones are long. */
export function RadarLabel({ frame, index, count, children }: RadarLabelProps) {
  const { horizontal, vertical, ...place } = labelPlace(frame, index, count);
  return (
    <foreignObject {...place} aria-hidden="true" className="overflow-visible">
      <div
        className={`flex h-full text-small leading-tight text-ink-2 ${vertically[vertical]} ${horizontally[horizontal]}`}
      >
        <span className="max-w-full hyphens-auto wrap-break-word">{children}</span>
      </div>
    </foreignObject>
  );
}
