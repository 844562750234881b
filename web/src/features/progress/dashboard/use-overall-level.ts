import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { useRoute } from '../../../shared/api/queries.ts';
import { categoryProgress, useAssessmentStatus } from '../../assessments/index.ts';
import { useLevels, useTraits } from '../../results/index.ts';
import { roadStations } from '../road/road-stations.ts';
import { shownCategories } from '../scores/shown-categories.ts';
import { overallLevelOf } from './overall-level.ts';

/** The overall level of now, with the words of the model: four calls, however many years there are. */
export function useOverallLevel() {
  const status = useAssessmentStatus();
  const levels = useLevels();
  const traits = useTraits();
  const standing = useRoute(assessmentEndpoints.standing);
  return {
    reads: [status, levels, traits, standing],
    data:
      status.data && levels.data && traits.data && standing.data
        ? {
            status: status.data,
            model: levels.data,
            traits: traits.data.traits,
            stations: roadStations(categoryProgress(status.data), standing.data),
            overall: overallLevelOf(standing.data, shownCategories(status.data)),
          }
        : null,
  };
}
