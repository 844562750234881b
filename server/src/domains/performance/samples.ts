import type { performanceRoutes } from '@stratum/contract/performance';
import { makeModule } from '../../../test/make-video.ts';
import type { Samples } from '../../../test/sample.ts';

const ofSleep = () => ({ query: { traitId: 'sleep' } });

export const samples = {
  getPerformance: { statements: 9 },
  getPerformanceCategories: { statements: 4 },
  getPerformanceBucket: { statements: 3, call: ofSleep },
  getPerformanceModule: { statements: 3, call: ofSleep },
  getPerformanceBucketProgress: { statements: 3, call: ofSleep },
  getPerformanceModuleProgress: { statements: 3, call: ofSleep },
  getUserLastAssessmentData: { statements: 2 },
  moduleAct: {
    statements: 9,
    call: async ({ on }) => ({
      body: { moduleId: await makeModule(on, { films: [] }), done: true },
    }),
  },
} satisfies Samples<typeof performanceRoutes>;
