import { useTranslation } from 'react-i18next';
import type { History } from './use-history.ts';
import type { Subject } from './values.ts';

/** What a graph is of, in the reader's language. */
export function useSubjectName({ model, traits }: Pick<History, 'model' | 'traits'>) {
  const { t } = useTranslation('features/progress/scores');
  return ({ category, trait }: Subject): string => {
    if (category === null) return t('everything');
    if (trait === null) return categoryName(model, category);
    return traits.find(({ traitId }) => traitId === trait)?.name ?? trait;
  };
}

function categoryName({ categories }: History['model'], slug: string): string {
  return categories.find(({ categoryType }) => categoryType === slug)?.name ?? slug;
}
