import { assessmentRoutes } from '@stratum/contract/assessments';
import { useQueries } from '@tanstack/react-query';
import { routeQuery } from '../../../shared/api/queries.ts';
import { useLevels, useTraits } from '../levels/use-model-texts.ts';
import { useStatus } from '../overview/use-status.ts';
import { standingOf, yearsNeeded } from './standing.ts';

/** All that the dashboard shows of assessments, read together. */
export function useStanding(now: Date) {
  const month = localMonth(now);
  const status = useStatus();
  const levels = useLevels();
  const traits = useTraits();
  const taken = status.data?.categories.map(({ lastCompletedAt }) => lastCompletedAt);
  const graphs = useQueries({
    queries: (taken ? yearsNeeded(month, taken) : []).map((monthYear) =>
      routeQuery(assessmentRoutes.assessmentGraph, { query: { monthYear } }),
    ),
  });
  const queries = [status, levels, traits, ...graphs];
  const failed = queries.find(({ isError, data }) => isError && !data);
  const loaded = graphs.flatMap(({ data }) => data ?? []);
  const isLoaded = taken !== undefined && loaded.length === graphs.length;
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
