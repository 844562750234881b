import { useTranslation } from 'react-i18next';
import type { ScoreHistory } from './use-score-history.ts';
import type { Subject } from './values.ts';

/** What a graph is of, in the reader's language. */
export function useSubjectName({ model, traits }: Pick<ScoreHistory, 'model' | 'traits'>) {
  const { t } = useTranslation('features/progress/scores');
  return ({ category, trait }: Subject): string => {
    if (category === null) return t('everything');
    if (trait === null) return categoryName(model, category);
    return traits.find(({ traitId }) => traitId === trait)?.name ?? trait;
  };
}

function categoryName({ categories }: ScoreHistory['model'], slug: string): string {
  return categories.find(({ categoryType }) => categoryType === slug)?.name ?? slug;
}
