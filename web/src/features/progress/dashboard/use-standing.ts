import { shownCategories } from '../scores/shown-categories.ts';
import { useHistory } from '../scores/use-history.ts';
import { standingOf } from './standing.ts';

/** All that the dashboard shows of assessments. */
export function useStanding(now: Date) {
  const { data, ...state } = useHistory();
  return {
    ...state,
    data: data && {
      ...data,
      standing: standingOf(data.graphs, shownCategories(data.status), localMonth(now)),
    },
  };
}

/** `YYYY-MM` where the reader is. */
function localMonth(now: Date): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
