import { limits } from '@stratum/contract/limits';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { levelColour, levelNumbers } from './levels.ts';
import { filledPart } from './meter.tsx';

interface LevelPileProps {
  /** 1 to 9. */
  score: number;
  title: string;
}

const layer = { height: 14, gap: 7, widest: 240, narrower: 20.5 };

/** The nine layers as a pile, filled from the ground up to the score. */
export function LevelPile({ score, title }: LevelPileProps) {
  const { t } = useTranslation('shared/charts');
  const format = useFormat();
  const value = t('of_max', { score: format.score(score), max: limits.levels });
  const height = levelNumbers.length * (layer.height + layer.gap) - layer.gap;
  return (
    <svg
      viewBox={`0 0 ${layer.widest} ${height}`}
      role="img"
      aria-label={t('pile', { title, score: value })}
      className="block w-full max-w-70"
    >
      {levelNumbers.map((level) => {
        const width = layer.widest - (level - 1) * layer.narrower;
        const place = {
          x: (layer.widest - width) / 2,
          y: height - level * (layer.height + layer.gap) + layer.gap,
          height: layer.height,
          rx: 3,
          fill: levelColour(level),
        };
        const filled = filledPart(level, score);
        return (
          <g key={level}>
            <rect {...place} width={width} opacity=".16" />
            {filled > 0 && <rect {...place} width={width * filled} />}
          </g>
        );
      })}
    </svg>
  );
}
