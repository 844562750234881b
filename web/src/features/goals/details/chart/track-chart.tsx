import { countSteps } from '@stratum/contract/goal-plan';
import { useTranslation } from 'react-i18next';
import { ChartTable } from '../../../../shared/charts/chart-table.tsx';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useElementWidth } from '../../../../shared/ui/use-element-width.ts';
import { useClocks } from '../../../profile/index.ts';
import type { Details } from '../ticked-details.ts';
import { doneDays } from './done-days.ts';
import { LinkedWins } from './linked-wins.tsx';

import { trackGeometry } from './track-geometry.ts';

const height = 232;
const [top, foot] = [28, 26];

/** Planned against done: each milestone a layer, its ticked steps as stairs, the plan as a dotted line. */
export function TrackChart({ details }: { details: Details }) {
  const { t } = useTranslation('features/goals/details');
  const format = useFormat();
  const [observe, width] = useElementWidth(640);
  const { goal, milestones, wins } = details;
  const title = t('chart.title');
  return (
    <figure>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-label">
        <figcaption className="font-semibold text-ink-2">{title}</figcaption>
        <p aria-hidden="true" className="flex gap-4 text-small text-ink-2">
          <Key className="stroke-2">{t('chart.done')}</Key>
          <Key className="[stroke-dasharray:3_3]">{t('chart.planned')}</Key>
        </p>
      </div>
      <div ref={observe}>
        <TrackDrawing details={details} width={width} />
        {wins && <LinkedWins wins={wins} to={goal.goalEndDate} width={width} />}
      </div>
      <ChartTable
        caption={title}
        columns={[t('chart.milestone'), t('chart.due'), t('chart.done')]}
        rows={milestones.map((milestone) => {
          const { steps, done } = countSteps(milestone);
          const { milestoneName, dueDate } = milestone;
          const due = dueDate ? format.day(dueDate) : '–';
          return [milestoneName, due, t('steps.of', { done, all: steps })];
        })}
      />
      {wins && wins.habits.length > 0 && (
        <ChartTable
          caption={t('chart.wins')}
          summary={t('chart.wins_table')}
          columns={[t('chart.habit'), t('chart.won_days')]}
          rows={wins.habits.map(({ habit, won }) => [
            t(`habit.${habit}`),
            won.length === 0 ? '–' : format.list(won.map(format.dayShort)),
          ])}
        />
      )}
    </figure>
  );
}

function TrackDrawing({ details, width }: { details: Details; width: number }) {
  const { t } = useTranslation('features/goals/details');
  const { goal, milestones, plan, onTrack } = details;
  const { goalStartDate: from, goalEndDate: to } = goal;
  const { today, dayOf } = useClocks();
  const layers = milestones.map((milestone) => countSteps(milestone).steps);
  const done = doneDays(details, dayOf);
  const track = trackGeometry({ width, height, from, to, layers, plan, done, today });
  const { planned } = onTrack;
  return (
    <svg
      viewBox={`0 ${-top} ${width} ${height + top + foot}`}
      role="img"
      aria-label={t('chart.words', { done: onTrack.done, planned, all: plan.length })}
      className="block w-full"
    >
      {track.layers.map(({ top: y, bottom }, index) => (
        <rect
          key={milestones[index]?.id}
          y={y}
          width={width}
          height={Math.max(0, bottom - y - 1.5)}
          className="fill-accent-soft"
        />
      ))}
      <path d={`${track.stairs}V${height}Z`} className="fill-accent opacity-40" />
      <path d={track.stairs} fill="none" strokeWidth="2" className="stroke-ink" />
      <path
        d={track.plan}
        fill="none"
        strokeDasharray="3 4"
        strokeWidth="1.5"
        className="stroke-ink"
      />
      <LayerNames
        layers={track.layers}
        names={milestones.map(({ milestoneName }) => milestoneName)}
        width={width}
      />
      {today >= from && today <= to && (
        <Today
          x={track.now}
          width={width}
          planned={track.y(planned)}
          done={track.y(onTrack.done)}
        />
      )}
      <DayLabel x={0} day={from} anchor="start" />
      <DayLabel x={width} day={to} anchor="end" />
    </svg>
  );
}

interface TodayProps {
  x: number;
  width: number;
  /** Heights. */
  planned: number;
  done: number;
}

/** Where the goal was to be today, and where it is. */
function Today({ x, width, planned, done }: TodayProps) {
  const { t } = useTranslation('features/goals/details');
  return (
    <g>
      <path d={`M${x} -8V${height}`} className="stroke-ink" />
      <circle cx={x} cy={planned} r="4.5" strokeWidth="1.5" className="fill-surface stroke-ink" />
      <circle cx={x} cy={done} r="4.5" className="fill-ink" />
      <text {...placeAt(x, width)} y={-14} className="fill-ink text-small font-semibold">
        {t('chart.today')}
      </text>
    </g>
  );
}

/** About half of the longest word for today. */
const halfWord = 40;

/** Above its line, and within the drawing. */
function placeAt(x: number, width: number) {
  if (x < halfWord) return { x: 0, textAnchor: 'start' } as const;
  return x > width - halfWord
    ? ({ x: width, textAnchor: 'end' } as const)
    : ({ x, textAnchor: 'middle' } as const);
}

interface LayerNamesProps {
  layers: readonly { readonly top: number; readonly bottom: number }[];
  names: readonly string[];
  width: number;
}

/** Where there is room: below the plan's line on the right, above it on the left. */
function LayerNames({ layers, names, width }: LayerNamesProps) {
  if (width < 480) return null;
  return layers.map(({ top: upper, bottom }, index) => {
    if (bottom - upper < 18) return null;
    const isLow = index < layers.length / 2;
    return (
      <text
        // Layers stay in their order.
        key={index}
        x={isLow ? width - 10 : 10}
        y={(upper + bottom) / 2}
        dy=".36em"
        textAnchor={isLow ? 'end' : 'start'}
        className="chart-label fill-ink text-small font-medium"
      >
        {shortName(names[index] ?? '')}
      </text>
    );
  });
}

function DayLabel({ x, day, anchor }: { x: number; day: string; anchor: 'start' | 'end' }) {
  const format = useFormat();
  return (
    <text x={x} y={height + 18} textAnchor={anchor} className="fill-ink-2 text-small">
      {format.dayShort(day)}
    </text>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 20 2" className="h-0.5 w-5">
        <path d="M0 1H20" className={`stroke-ink ${className}`} />
      </svg>
      {children}
    </span>
  );
}

function shortName(name: string): string {
  return name.length > 32 ? `${name.slice(0, 31).trimEnd()}…` : name;
}
