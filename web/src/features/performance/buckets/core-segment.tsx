import { useTranslation } from 'react-i18next';
import { rockColour } from '../../../shared/charts/levels.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';

interface CoreSegmentProps {
  from: number;
  to: number;
  /** Where the reader stands, if it is in these layers. */
  score: number | null;
}

/** Of the drilled core of nine layers those of one bucket, as high as what stands beside them. */
export function CoreSegment({ from, to, score }: CoreSegmentProps) {
  const { t } = useTranslation('features/performance');
  const { score: written } = useFormat();
  const layers = Array.from({ length: to - from + 1 }, (_, at) => to - at);
  const height = 100 / layers.length;
  return (
    <div aria-hidden="true" className="relative h-full">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        {layers.map((level, at) => (
          <path
            key={level}
            d={layerPath(level, at * height)}
            fill={rockColour(level)}
            stroke={`var(--color-edge-${level})`}
            strokeWidth="1.25"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <ol className="absolute inset-0 grid auto-rows-fr">
        {layers.map((level) => (
          <li
            key={level}
            className="flex items-center pl-2.5 sm:pl-4 text-label font-semibold"
            style={{ color: `var(--color-numeral-${level})` }}
          >
            {level}
          </li>
        ))}
      </ol>
      {score !== null && (
        <div
          className="absolute inset-x-0 flex h-0 items-center"
          style={{ top: `${(100 * (to + 0.5 - score)) / layers.length}%` }}
        >
          <span className="ml-[52%] size-4 flex-none rounded-full border-2 border-ink bg-surface" />
          <span className="h-px flex-1 bg-ink" />
          <span className="absolute left-full z-raised rounded-full bg-ink px-3 py-1.5 text-label font-semibold whitespace-nowrap text-page max-sm:hidden">
            {t('buckets.you', { score: written(score) })}
          </span>
        </div>
      )}
    </div>
  );
}

/** A layer from its wavy upper edge down, behind the next one; the highest of a segment begins straight above. */
function layerPath(level: number, top: number): string {
  const lift = 2.2 + 1.4 * Math.sin(level * 2.1);
  const edge =
    top === 0
      ? 'M-2 -2H102'
      : `M-2 ${top}C20 ${top - lift} 40 ${top + lift} 60 ${top + lift / 2}S90 ${top - lift} 102 ${top - lift / 2}`;
  return `${edge}V102H-2Z`;
}
