import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { useRoute } from '../../../shared/api/queries.ts';

/** The chapters in their order. */
export function useContents() {
  return useRoute(chapterEndpoints.getChapter, { query: {} });
}

/** One chapter whole, with the list of all. */
export function useChapter(slug: string) {
  return useRoute(chapterEndpoints.getChapter, { query: { slug } });
}
