import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { levelColour, levelNumbers, levelTextColour } from '../../../shared/charts/levels.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { TextButton } from '../../../shared/ui/link.tsx';
import { useLevels, useTraits } from '../../results/index.ts';
import type { DraftSource } from '../draft/goal-draft.ts';

interface SourceCardProps {
  source: DraftSource;
  isChoosing: boolean;
  onChoose: () => void;
}

/** The gap that an assessment showed, and what the level above looks like. */
export function SourceCard({ source, isChoosing, onChoose }: SourceCardProps) {
  const { t } = useTranslation('features/goals');
  const format = useFormat();
  const { traitId, fromLevel, toLevel, takenAt } = source;
  const trait = useTraits().data?.traits.find((each) => each.traitId === traitId);
  const level = useLevels().data?.levels.find((each) => each.level === toLevel);
  return (
    <section className="rounded-card bg-accent-soft p-6">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-ui font-semibold">
          {t('source.title', { trait: trait?.name ?? '', from: fromLevel, to: toLevel })}
        </h2>
        {!isChoosing && <TextButton onClick={onChoose}>{t('source.another')}</TextButton>}
      </div>
      <LevelGap from={fromLevel} to={toLevel} />
      <p className="mt-4 max-w-measure text-ui">
        <span className="text-ink-2">
          {t('source.level', { level: toLevel, name: level?.name ?? '' })}{' '}
        </span>
        {trait?.behaviours[toLevel - 1]}
      </p>
      <p className="mt-3 text-small text-ink-2">
        {t('source.from', { date: format.date(takenAt) })}
      </p>
    </section>
  );
}

/** Nine segments: filled up to where one stands, hatched where one is to go. */
function LevelGap({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation('features/goals');
  const hatch = useId();
  return (
    <div>
      <div className="grid grid-cols-9 gap-0.75" aria-hidden="true">
        {levelNumbers.map((level) => (
          <div key={level}>
            <svg className="block h-3 w-full rounded-xs bg-track">
              {level === to && (
                <>
                  <pattern
                    id={hatch}
                    width="6"
                    height="6"
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)"
                  >
                    <path d="M1.5 0V6" stroke={levelColour(level)} strokeWidth="3" />
                  </pattern>
                  <rect width="100%" height="100%" fill={`url(#${hatch})`} />
                </>
              )}
              {level <= from && <rect width="100%" height="100%" fill={levelColour(level)} />}
            </svg>
            {(level === from || level === to) && (
              <p className="mt-1 text-small whitespace-nowrap text-ink-2">
                <strong className={levelTextColour(level)}>{level}</strong>
                <span className="max-sm:hidden">
                  {' '}
                  {t(level === from ? 'source.today' : 'source.next')}
                </span>
              </p>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
