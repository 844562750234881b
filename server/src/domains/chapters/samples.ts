import type { chapterRoutes } from '@stratum/contract/chapters';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  getChapter: { statements: 1 },
  getDefinitions: { statements: 1 },
  getGraphVideos: { statements: 2 },
  graphViewed: { statements: 2, call: () => ({ body: { graph: 'radar' } }) },
  getViewedGraph: { statements: 2 },
} satisfies Samples<typeof chapterRoutes>;
