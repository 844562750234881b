import { levelOf } from '@stratum/contract/shown-scores';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { useElementWidth } from '../ui/use-element-width.ts';
import { Callout } from './callout.tsx';
import { ChartTable } from './chart-table.tsx';
import { levelColour, levelNumbers } from './levels.ts';
import { onAxis, polygon, radarFrame } from './radar-geometry.ts';
import { RadarLabel } from './radar-label.tsx';
import { RadarShape } from './radar-shape.tsx';
import { useRovingPoints } from './use-roving-points.ts';

export interface RadarAxis {
  id: string;
  label: string;
  /** 1 to 9; null where nothing was assessed yet. */
  value: number | null;
  /** The value before that, drawn dotted. */
  previous?: number | null;
}

interface RadarProps {
  title: string;
  /** What the axes are; heads their column of the table. */
  kind: 'category' | 'trait';
  /** Three or more. */
  axes: readonly RadarAxis[];
}

/** Several values of one moment on nine rings, one ring per level. */
export function Radar({ title, kind, axes }: RadarProps) {
  const { t } = useTranslation('shared/charts');
  const format = useFormat();
  const [observe, width] = useElementWidth(420);
  const frame = radarFrame(width);
  const { shown, pointProps } = useRovingPoints(axes.length, 0);
  const at = (index: number, value: number) =>
    onAxis(frame, index, axes.length, (frame.radius * value) / levelNumbers.length);
  const inWords = ({ label, value, previous }: RadarAxis) => {
    if (value === null) return t('no_value', { name: label });
    const score = format.score(value);
    const level = levelOf(value);
    return previous == null
      ? t('value', { name: label, score, level })
      : t('value_before', { name: label, score, level, previous: format.score(previous) });
  };
  const cell = (value: number | null | undefined) =>
    value == null ? t('none') : format.score(value);
  const focused = shown === null ? undefined : axes[shown];
  const hasPrevious = axes.some(({ previous }) => previous != null);
  return (
    <figure>
      <div ref={observe}>
        <svg
          viewBox={`0 0 ${width} ${frame.height}`}
          role="group"
          aria-label={title}
          className="block w-full"
        >
          <g fill="none" strokeWidth="1">
            {levelNumbers.map((level) => (
              <polygon
                key={level}
                points={polygon(axes.map((_, index) => at(index, level)))}
                stroke={levelColour(level)}
                strokeOpacity={level === levelNumbers.length ? 0.6 : 0.3}
              />
            ))}
          </g>
          {axes.map((axis, index) => (
            <RadarLabel key={axis.id} frame={frame} index={index} count={axes.length}>
              {axis.label}
            </RadarLabel>
          ))}
          <RadarShape
            isPrevious
            centre={frame.centre}
            points={axes.map(({ previous }, index) =>
              previous == null ? null : at(index, previous),
            )}
          />
          <RadarShape
            centre={frame.centre}
            points={axes.map(({ value }, index) => (value === null ? null : at(index, value)))}
          />
          {axes.map((axis, index) => {
            const { x, y } = at(index, axis.value ?? levelNumbers.length);
            return (
              <g
                key={axis.id}
                {...pointProps(index)}
                aria-label={inWords(axis)}
                className="chart-point"
              >
                <circle cx={x} cy={y} r="16" fill="transparent" />
                {axis.value !== null && (
                  <circle
                    cx={x}
                    cy={y}
                    r="5.5"
                    strokeWidth="2"
                    fill={levelColour(levelOf(axis.value))}
                    className="stroke-surface"
                  />
                )}
              </g>
            );
          })}
          {focused && shown !== null && (
            <Callout
              {...at(shown, focused.value ?? levelNumbers.length)}
              width={width}
              text={inWords(focused)}
            />
          )}
        </svg>
      </div>
      <ChartTable
        caption={title}
        columns={[t(kind), t('score'), t('level_column'), ...(hasPrevious ? [t('before')] : [])]}
        rows={axes.map(({ label, value, previous }) => [
          label,
          cell(value),
          value === null ? t('none') : String(levelOf(value)),
          ...(hasPrevious ? [cell(previous)] : []),
        ])}
      />
    </figure>
  );
}
