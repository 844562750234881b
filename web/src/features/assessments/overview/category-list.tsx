import { categorySlugs } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { failedRead } from '../../../shared/api/failed-read.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useLevels } from '../levels/use-model-texts.ts';
import { categoryProgress, nextCategory } from './category-progress.ts';
import { CategoryRow } from './category-row.tsx';
import { useStatus } from './use-status.ts';

/** The assigned categories, each with where it stands and its one way on. */
export function CategoryList() {
  const { t } = useTranslation('features/assessments/overview');
  const status = useStatus();
  const levels = useLevels();
  const failed = failedRead(status, levels);
  if (failed) return <ErrorState {...failed} />;
  if (!status.data || !levels.data) return <CategoryListSkeleton />;
  const { categories } = levels.data;
  const assigned = categoryProgress(status.data);
  const next = nextCategory(assigned);
  if (!next) return <EmptyState heading={t('none.heading')} text={t('none.text')} />;
  return (
    <ul className="border-b border-line">
      {assigned.map((progress) => (
        <CategoryRow
          key={progress.categoryType}
          progress={progress}
          isNext={progress === next}
          category={categories.find((each) => each.categoryType === progress.categoryType)}
        />
      ))}
    </ul>
  );
}

/** Holds the rows' places, so that nothing below them moves. */
function CategoryListSkeleton() {
  return (
    <div className="grid gap-16 border-y border-line py-8" aria-busy="true">
      {categorySlugs.map((slug) => (
        <Skeleton key={slug} className="h-44 md:h-14" />
      ))}
    </div>
  );
}
