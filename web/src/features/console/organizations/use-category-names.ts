import type { CategorySlug } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useRoute } from '../../../shared/api/queries.ts';

interface Named {
  readonly slug: CategorySlug;
  readonly name: string;
}

/** The categories by their names; none while they are read. */
export function useCategoryNames(): readonly Named[] {
  const { data } = useRoute(
    assessmentEndpoints.levels,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (data?.categories ?? []).map(({ categoryType, name }) => ({ slug: categoryType, name }));
}
