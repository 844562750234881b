import type { newsRoutes } from '@stratum/contract/news';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  getNews: { statements: 0 },
  getSpotlight: { statements: 0 },
} satisfies Samples<typeof newsRoutes>;
