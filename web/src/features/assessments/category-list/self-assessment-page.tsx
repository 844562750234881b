import { categorySlugs } from '@stratum/contract/categories';
import type { CategoryText } from '@stratum/contract/model';
import { Trans, useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useLevels } from '../../results/index.ts';
import { useAssessmentStatus } from '../queries.ts';
import {
  type CategoryProgress,
  categoryProgress,
  nextCategory,
  unassignedProgress,
} from './category-progress.ts';
import { CategoryRow } from './category-row.tsx';

/** What is assigned, and by whom; below it what may be taken besides. */
export default function SelfAssessmentPage() {
  const { t } = useTranslation('features/assessments/category-list');
  return (
    <div className="wrap py-12">
      <PageHeader heading={t('heading')}>{t('text')}</PageHeader>
      <CategoryList />
    </div>
  );
}

function CategoryList() {
  const { t } = useTranslation('features/assessments/category-list');
  const status = useAssessmentStatus();
  const levels = useLevels();
  if (!status.data || !levels.data) {
    return (
      <QueryState reads={[status, levels]} skeleton={<CategoryListSkeleton />}>
        {null}
      </QueryState>
    );
  }
  const assigned = categoryProgress(status.data);
  const further = unassignedProgress(status.data);
  const next = nextCategory(assigned) ?? nextCategory(further);
  if (!next) return <EmptyState heading={t('none.heading')} text={t('none.text')} />;
  const { categories } = levels.data;
  const { organization } = status.data;
  if (!organization) return <Rows list={assigned} next={next} categories={categories} />;
  const assignedBy = (
    <Trans
      t={t}
      i18nKey="assigned_by"
      values={{ organization: organization.name }}
      components={{ name: <bdi /> }}
    />
  );
  const lists = [
    { name: 'assigned', heading: assignedBy, list: assigned },
    { name: 'further', heading: t('also_open'), list: further },
  ].filter(({ list }) => list.length > 0);
  return (
    <div className="grid gap-12">
      {lists.map(({ name, heading, list }) => (
        <section key={name}>
          <Heading level={2} size="label" className="mb-5">
            {heading}
          </Heading>
          <Rows list={list} next={next} categories={categories} heading="h3" />
        </section>
      ))}
    </div>
  );
}

interface RowsProps {
  list: readonly CategoryProgress[];
  next: CategoryProgress;
  categories: readonly CategoryText[];
  heading?: 'h2' | 'h3';
}

/** Categories, each with where it stands and its one way on. */
function Rows({ list, next, categories, heading = 'h2' }: RowsProps) {
  return (
    <ul className="border-b border-line">
      {list.map((progress) => (
        <CategoryRow
          key={progress.categoryType}
          progress={progress}
          isNext={progress === next}
          category={categories.find((each) => each.categoryType === progress.categoryType)}
          heading={heading}
        />
      ))}
    </ul>
  );
}

/** Holds the rows' places, so that nothing below them moves. */
function CategoryListSkeleton() {
  return (
    <div className="grid gap-16 border-y border-line py-8">
      {categorySlugs.map((slug) => (
        <Skeleton key={slug} className="h-44 md:h-14" />
      ))}
    </div>
  );
}
