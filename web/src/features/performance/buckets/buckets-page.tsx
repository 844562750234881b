import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useRoute } from '../../../shared/api/queries.ts';
import { PageHeader, PageTitle } from '../../../shared/ui/page-header.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { CardsSkeleton } from '../../../shared/ui/skeleton.tsx';
import { useLevels } from '../../results/index.ts';
import { SkillChoice } from './skill-choice.tsx';
import { SkillScreen } from './skill-screen.tsx';

/** A skill's three buckets; without one in the address, all skills to choose from. */
export default function BucketsPage() {
  const { t } = useTranslation('features/performance');
  const [query] = useSearchParams();
  const traitId = query.get('traitId');
  const list = useRoute(performanceEndpoints.getPerformanceCategories);
  const levels = useLevels();
  const categories = list.data?.items ?? [];
  const category = categories.find(({ traits }) => traits.some((one) => one.traitId === traitId));
  const trait = category?.traits.find((one) => one.traitId === traitId);
  return (
    <div className="wrap py-8 max-md:min-h-svh md:py-12">
      <PageTitle>{trait?.name ?? t('buckets.title')}</PageTitle>
      <QueryState reads={[list, levels]} name={t('buckets.title')} skeleton={<CardsSkeleton />}>
        {category && trait ? (
          <SkillScreen category={category} trait={trait} levels={levels.data?.levels ?? []} />
        ) : (
          <>
            <PageHeader heading={t('buckets.choose')} />
            <SkillChoice categories={categories} />
          </>
        )}
      </QueryState>
    </div>
  );
}
