import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useQueries } from '@tanstack/react-query';
import { useRoute } from '../../../shared/api/queries.ts';
import { routeQuery } from '../../../shared/api/route-query.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useAssessmentStatus } from '../../assessments/index.ts';
import { useLevels, useTraits } from '../../results/index.ts';
import { yearsToRead } from './values.ts';

/** All that was ever assessed, with the words of the model: read together, kept for every screen. */
export function useScoreHistory() {
  const locale = useLocale();
  const status = useAssessmentStatus();
  const levels = useLevels();
  const traits = useTraits();
  const years = useRoute(assessmentEndpoints.yearsList, {});
  const graphs = useQueries({
    queries: (years.data ? yearsToRead(years.data) : []).map((monthYear) =>
      routeQuery(assessmentEndpoints.assessmentGraph, { query: { monthYear } }, { locale }),
    ),
  });
  const queries = [status, years, levels, traits, ...graphs];
  const loaded = graphs.flatMap(({ data }) => data ?? []);
  const isLoaded = years.data !== undefined && loaded.length === graphs.length;
  return {
    reads: queries,
    data:
      isLoaded && status.data && years.data && levels.data && traits.data
        ? {
            status: status.data,
            years: years.data.years,
            model: levels.data,
            traits: traits.data.traits,
            /** Of years in order. */
            graphs: loaded,
          }
        : null,
  };
}

export type ScoreHistory = NonNullable<ReturnType<typeof useScoreHistory>['data']>;
