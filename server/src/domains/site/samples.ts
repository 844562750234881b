import type { siteRoutes } from '@stratum/contract/site';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  site: { statements: 0 },
  publicText: { statements: 0, call: () => ({ params: { name: 'authors' as const } }) },
  crisisHelp: { statements: 2 },
} satisfies Samples<typeof siteRoutes>;
