import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { useRoute } from '../../../shared/api/queries.ts';

// The texts change only with a start of the server; a change of language reads them anew.
const unchanging = { staleTime: Number.POSITIVE_INFINITY };

/** The chapters in their order. */
export function useContents() {
  return useRoute(chapterEndpoints.getChapter, { query: {} }, unchanging);
}

/** One chapter whole, with the list of all. */
export function useChapter(slug: string) {
  return useRoute(chapterEndpoints.getChapter, { query: { slug } }, unchanging);
}
