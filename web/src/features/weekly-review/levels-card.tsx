import { changeBetween, skillsInCategory } from '@stratum/contract/change';
import { scoreOverall } from '@stratum/contract/scoring';
import type { WeeklyReview } from '@stratum/contract/weekly-review';
import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/use-format.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Text } from '../../shared/ui/text.tsx';
import type { ModelNames } from '../results/index.ts';
import { useReviewWords } from './use-review-words.ts';

type Levels = WeeklyReview['levels'];

interface LevelsCardProps {
  levels: Levels;
  categories: ModelNames['categories'];
}

/** The level against that of the week before; what asking twice moves is no change. */
export function LevelsCard({ levels, categories }: LevelsCardProps) {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  const words = useReviewWords();
  const overall = scoreOverall(levels);
  const moved = levels.filter(({ score, before }) => before !== score);
  const others = levels.length - moved.length;
  if (!overall) return null;
  return (
    <Card title={t('levels.title')}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Text as="span" size="level" className="tabular-nums">
          {format.score(overall.score)}
        </Text>
        <span className="text-ui text-ink-2">
          <OverallNote score={overall.score} levels={levels} />
        </span>
      </p>
      <ul className="mt-auto pt-6 text-ui">
        {moved.map((level) => (
          <li
            key={level.categoryType}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5"
          >
            <span>
              {categories.find(({ categoryType }) => categoryType === level.categoryType)?.name}
            </span>
            <span className="text-ink-2">
              <LevelNote {...level} />
            </span>
          </li>
        ))}
        {others > 0 && (
          <li className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2.5">
            <span>
              {t(moved.length > 0 ? 'levels.others' : 'levels.all', {
                count: others,
                number: words.number(others),
              })}
            </span>
            <span className="text-ink-2">{t('levels.as_before')}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** Where the same categories were assessed a week before. */
function OverallNote({ score, levels }: { score: number; levels: Levels }) {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  const earlier = levels.flatMap(({ before }) => (before === null ? [] : [{ score: before }]));
  const overall = earlier.length === levels.length ? scoreOverall(earlier) : null;
  if (!overall) return null;
  const { direction } = changeBetween(overall.score, score, levels.length * skillsInCategory);
  const before = format.score(overall.score);
  if (direction === 'same') return t('levels.same');
  return t(direction === 'unclear' ? 'levels.unclear' : 'levels.moved', { before });
}

function LevelNote({ score, before }: Levels[number]) {
  const { t } = useTranslation('features/weekly-review');
  const format = useFormat();
  if (before === null) {
    return (
      <>
        <strong className="text-ink">{format.score(score)}</strong>, {t('levels.new')}
      </>
    );
  }
  const { direction } = changeBetween(before, score, skillsInCategory);
  const values = { before: format.score(before), score: format.score(score) };
  return (
    <>
      <Trans
        t={t}
        i18nKey="levels.from_to"
        values={values}
        components={{ strong: <strong className="text-ink" /> }}
      />
      {(direction === 'unclear' || direction === 'same') && (
        <>
          {', '}
          <NoClearChange />
        </>
      )}
    </>
  );
}

function NoClearChange() {
  const { t } = useTranslation('features/weekly-review');
  return t('levels.no_clear_change');
}
