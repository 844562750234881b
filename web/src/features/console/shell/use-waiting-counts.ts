import { consoleEndpoints } from '@stratum/contract/console/endpoints';
import { useRoute } from '../../../shared/api/queries.ts';

/** Milliseconds after which what waits is asked for again. */
const askAgain = 60_000;

/** What waits for a decision; read once for the start page and the numbers in the navigation. */
export function useWaiting() {
  return useRoute(consoleEndpoints.waiting, {}, { refetchInterval: askAgain });
}

/** How many decisions wait on a page of the console, by its path. */
export function useWaitingCounts(): (path: string) => number {
  const items = useWaiting().data?.items ?? [];
  return (path) => items.reduce((sum, { page, count }) => (page === path ? sum + count : sum), 0);
}
