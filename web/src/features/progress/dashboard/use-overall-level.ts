import { shownCategories } from '../scores/shown-categories.ts';
import { useScoreHistory } from '../scores/use-score-history.ts';
import { overallLevelOf } from './overall-level.ts';

/** The score history with the overall level of now. */
export function useOverallLevel(now: Date) {
  const { data, ...state } = useScoreHistory();
  return {
    ...state,
    data: data && {
      ...data,
      overall: overallLevelOf(data.graphs, shownCategories(data.status), localMonth(now)),
    },
  };
}

/** `YYYY-MM` where the reader is. */
function localMonth(now: Date): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
