import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { layersOf, width } from './layer-paths.ts';

interface LayersProps {
  /** What each layer is called, the one at the foot first. */
  parts: readonly { readonly name: string; readonly points: number }[];
  /** Where it is full. */
  full: number;
  /** The layer that is being filled. */
  current?: number;
}

/** The drawing's own units upwards: the line is at the top of them. */
const height = 100;
/** Room above the line. */
const sky = 8;

/** What a group has won together, in layers up to a line. */
export function Layers({ parts, full, current }: LayersProps) {
  const { t } = useTranslation('features/boards');
  const format = useFormat();
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  const top = Math.max(full, total, 1);
  const line = height - (full / top) * height;
  const layers = layersOf(
    parts.map(({ points }) => points),
    { full: top, height },
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <svg
        viewBox={`0 ${-sky} ${width} ${height + sky}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-72 w-full forced-color-adjust-none"
      >
        <rect y={line} width={width} height={height - line} className="fill-track" />
        {layers.map(
          (layer, place) =>
            layer && (
              <g key={parts[place]?.name}>
                <path d={layer.path} fill={`var(--color-day-${1 + (place % 7)})`} />
                <path
                  d={layer.edge}
                  fill="none"
                  vectorEffect="non-scaling-stroke"
                  className="stroke-surface opacity-50"
                />
              </g>
            ),
        )}
        <path
          d={`M0 ${line}H${width}`}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="1.5 5"
          strokeLinecap="round"
          className="stroke-ink stroke-2"
        />
      </svg>
      <dl className="flex h-72 flex-col-reverse justify-between py-1 text-label">
        {parts.map(({ name, points }, place) => (
          <div
            key={name}
            className={`flex justify-between gap-4 ${place === current ? 'font-semibold' : ''}`}
          >
            <dt className={place === current ? '' : 'text-ink-2'}>{name}</dt>
            <dd className="tabular-nums">{format.number(points)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 text-ink-2">
          <dt>{t('week.line')}</dt>
          <dd className="tabular-nums">{format.number(full)}</dd>
        </div>
      </dl>
    </div>
  );
}
