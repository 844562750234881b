import type { LevelText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { levelColour } from '../../../shared/charts/levels.ts';

/** Always number and name: “Level 5 · Doing”. */
export function useLevelName(levels: readonly LevelText[]) {
  const { t } = useTranslation('features/results/levels');
  return (level: number) => t('level_name', { level, name: levelText(levels, level)?.name ?? '' });
}

export function levelText(levels: readonly LevelText[], level: number): LevelText | undefined {
  return levels.find((each) => each.level === level);
}

/** A level with its colour; the number always stands with it. */
export function LevelName({ levels, level }: { levels: readonly LevelText[]; level: number }) {
  const name = useLevelName(levels);
  return (
    <span className="inline-flex items-center gap-2.5">
      <LevelDot level={level} />
      {name(level)}
    </span>
  );
}

/** The colour of a level, beside its number. */
export function LevelDot({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 10 10" className="size-2.5 flex-none" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={levelColour(level)} />
    </svg>
  );
}
