import type { WeeklyReview } from '@stratum/contract/weekly-review';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { weekPath } from '../review-path.ts';
import { useReviewWords } from '../use-review-words.ts';
import { edgePath, layerOf, layerPath, layerWidth, wordsHeight } from './layer-geometry.ts';

type Week = WeeklyReview['weeks'][number];

const fills = ['fill-week-1', 'fill-week-2', 'fill-week-3', 'fill-week-4'] as const;

interface WeekLayersProps {
  /** The latest first. */
  weeks: readonly Week[];
  /** The week that is shown. */
  current: string;
}

/** Weeks as layers as thick as the steps done, each with a dashed edge for the planned; one opens its week. */
export function WeekLayers({ weeks, current }: WeekLayersProps) {
  const { t } = useTranslation('features/weekly-review');
  const words = useReviewWords();
  return (
    <ol className="overflow-hidden rounded-b-card">
      {weeks.map((week, index) => {
        const span = words.span(week);
        const isCurrent = week.week === current;
        return (
          <li key={week.week} className="not-first:-mt-4">
            <LocaleLink
              to={weekPath(week.week)}
              aria-current={isCurrent ? 'page' : undefined}
              className="focus-ring group relative block no-underline -outline-offset-4"
            >
              <Layer week={week} index={index} isCurrent={isCurrent} />
              <span
                className={`absolute inset-x-0 bottom-2.5 flex h-11 items-center justify-between gap-4 px-6 text-label font-semibold group-hover:underline ${isCurrent && week.done > 0 ? 'text-on-accent forced-color-adjust-none' : 'text-ink'}`}
              >
                <span>{span} </span>
                <span className="tabular-nums">{t('weeks.of', { ...week })}</span>
              </span>
            </LocaleLink>
          </li>
        );
      })}
    </ol>
  );
}

interface LayerProps {
  week: Week;
  index: number;
  isCurrent: boolean;
  /** Without room for words. */
  isSlim?: boolean;
}

/** One layer alone, for a picture of several. */
export function Layer({ week, index, isCurrent, isSlim = false }: LayerProps) {
  const layer = layerOf(week, isSlim ? 0 : wordsHeight);
  const { height } = layer;
  return (
    <svg
      viewBox={`0 0 ${layerWidth} ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block w-full"
    >
      <path
        d={layerPath(layer, index)}
        className={isCurrent ? 'fill-accent' : (fills[index] ?? fills[3])}
      />
      {week.planned !== week.done && (
        <path
          d={edgePath(height - layer.planned, index)}
          strokeDasharray="4 4"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className={`fill-none ${isCurrent && week.done > week.planned ? 'stroke-on-accent' : 'stroke-ink'}`}
        />
      )}
    </svg>
  );
}
