import { assessmentRoutes } from '@stratum/contract/assessments';
import { useQueries } from '@tanstack/react-query';
import { routeQuery, useRoute } from '../../../shared/api/queries.ts';
import { useLevels, useTraits } from '../levels/use-model-texts.ts';
import { useStatus } from '../overview/use-status.ts';
import { standingOf, yearsToRead } from './standing.ts';

/** All that the dashboard shows of assessments, read together. */
export function useStanding(now: Date) {
  const month = localMonth(now);
  const status = useStatus();
  const levels = useLevels();
  const traits = useTraits();
  const years = useRoute(assessmentRoutes.yearsList, {});
  const graphs = useQueries({
    queries: (years.data ? yearsToRead(years.data) : []).map((monthYear) =>
      routeQuery(assessmentRoutes.assessmentGraph, { query: { monthYear } }),
    ),
  });
  const queries = [status, years, levels, traits, ...graphs];
  const failed = queries.find(({ isError, data }) => isError && !data);
  const loaded = graphs.flatMap(({ data }) => data ?? []);
  const isLoaded = years.data !== undefined && loaded.length === graphs.length;
  return {
    error: failed?.error ?? null,
    isRetrying: failed?.isFetching ?? false,
    retry: () => queries.filter(({ isError }) => isError).map((query) => query.refetch()),
    data:
      isLoaded && status.data && levels.data && traits.data
        ? {
            status: status.data,
            model: levels.data,
            traits: traits.data.traits,
            standing: standingOf(loaded, status.data.assignedCategories, month),
          }
        : null,
  };
}

/** `YYYY-MM` where the reader is. */
function localMonth(now: Date): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
