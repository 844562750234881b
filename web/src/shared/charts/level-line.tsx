import { levelOf } from '@stratum/contract/shown-scores';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { useElementWidth } from '../ui/use-element-width.ts';
import { Callout } from './callout.tsx';
import { ChartTable } from './chart-table.tsx';
import { EditionMark } from './edition-mark.tsx';
import { LevelBands } from './level-bands.tsx';
import { bridges, lineFrame, type MonthScore, scoreLine } from './level-line-geometry.ts';
import { LevelMark, type LevelMarks } from './level-mark.tsx';
import { levelColour } from './levels.ts';
import { MonthScale } from './month-scale.tsx';
import { type ChartNotes, NoteMark } from './note-mark.tsx';
import { useRovingPoints } from './use-roving-points.ts';

interface LevelLineProps {
  title: string;
  /** Consecutive months, oldest first. */
  points: readonly MonthScore[];
  /** The months in which another level was reached. */
  marks?: LevelMarks;
  /** What else the months brought. */
  notes?: ChartNotes | undefined;
  /** Months whose questions were other ones than those before. */
  editions?: ReadonlySet<string>;
  /** Stands between the line and its table. */
  children?: ReactNode;
}

/** A score over the months, on the bands of the nine levels. */
export function LevelLine({ title, points, marks, notes, editions, children }: LevelLineProps) {
  const { t } = useTranslation('shared/charts');
  const format = useFormat();
  const [observe, width] = useElementWidth(640);
  const frame = lineFrame(width, points.length);
  const last = points.findLastIndex(({ score }) => score !== null);
  const latest = points[last]?.score ?? null;
  const before =
    points.slice(0, Math.max(0, last)).findLast(({ score }) => score !== null)?.score ?? 0;
  const { shown, pointProps } = useRovingPoints(points.length, Math.max(0, last));
  const inWords = ({ month, score }: MonthScore) => {
    const name = format.monthYear(month);
    const note = notes?.of.get(month)?.words;
    const edition = editions?.has(month) ? t('other_questions') : undefined;
    const withNote = (words: string) => [words, note, edition].filter(Boolean).join(', ');
    if (score === null) return withNote(t('no_value', { name }));
    const value = { name, score: format.score(score), level: levelOf(score) };
    const mark = marks?.get(month);
    return withNote(mark ? t(`value_${mark.direction}`, value) : t('value', value));
  };
  const focused = shown === null ? undefined : points[shown];
  return (
    <figure>
      <div ref={observe}>
        <svg
          viewBox={`0 0 ${width} ${frame.height}`}
          role="group"
          aria-label={title}
          className="block w-full"
        >
          <LevelBands frame={frame} current={latest === null ? null : levelOf(latest)} />
          <MonthScale frame={frame} months={points.map(({ month }) => month)} />
          <Line frame={frame} points={points} />
          {points.map((point, index) => (
            <g
              key={point.month}
              {...pointProps(index)}
              aria-label={inWords(point)}
              className="chart-point chart-month"
            >
              <rect
                {...frame.column(index)}
                y={frame.bandTop(9)}
                height={frame.baseline - frame.bandTop(9)}
                rx="4"
                fill="transparent"
              />
              {editions?.has(point.month) && <EditionMark frame={frame} index={index} />}
              {point.score !== null && (
                <circle
                  cx={frame.x(index)}
                  cy={frame.y(point.score)}
                  r={index === last ? 6 : 3.5}
                  strokeWidth="2"
                  fill={levelColour(levelOf(point.score))}
                  className="stroke-surface"
                />
              )}
              {notes?.of.has(point.month) && (
                <NoteMark x={frame.x(index)} y={frame.bandTop(9) + 10} />
              )}
              <LevelMark mark={marks?.get(point.month)} x={frame.x(index)} y={frame.baseline} />
            </g>
          ))}
          {latest !== null && shown === null && (
            <text
              x={Math.min(frame.x(last) + 12, width - 6)}
              y={frame.y(latest) + (latest > 8 || before > latest ? 26 : -14)}
              textAnchor="end"
              aria-hidden="true"
              className="chart-label pointer-events-none fill-ink text-small font-semibold"
            >
              {`${t('level', { level: levelOf(latest) })} · ${format.score(latest)}`}
            </text>
          )}
          {focused && shown !== null && (
            <Callout
              x={frame.x(shown)}
              y={frame.y(focused.score ?? 1)}
              width={width}
              text={inWords(focused)}
            />
          )}
        </svg>
      </div>
      {children}
      <ChartTable
        caption={title}
        columns={[t('month'), t('score'), t('level_column'), ...(notes ? [notes.column] : [])]}
        rows={points.map(({ month, score }) => [
          format.monthYear(month),
          score === null ? t('none') : format.score(score),
          score === null ? t('none') : String(levelOf(score)),
          ...(notes ? [notes.of.get(month)?.names ?? t('none')] : []),
        ])}
      />
    </figure>
  );
}

interface LineProps {
  frame: ReturnType<typeof lineFrame>;
  points: LevelLineProps['points'];
}

/** Dotted over months without a score. */
function Line({ frame, points }: LineProps) {
  return (
    <g fill="none" strokeWidth="2" strokeLinecap="round" className="pointer-events-none stroke-ink">
      <path
        d={bridges(frame, points)}
        strokeWidth="1.5"
        strokeDasharray="1 5"
        className="stroke-ink-2"
      />
      <path d={scoreLine(frame, points)} pathLength="1" className="chart-drawn" />
    </g>
  );
}
