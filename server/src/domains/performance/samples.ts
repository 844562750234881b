import type { performanceRoutes } from '@stratum/contract/performance';
import { makeModule } from '../../../test/make-video.ts';
import type { Samples } from '../../../test/sample.ts';

const ofSleep = () => ({ query: { traitId: 'sleep' } });

export const samples = {
  getPerformance: { statements: 4 },
  getPerformanceCategories: { statements: 3 },
  getPerformanceBucket: { statements: 2, call: ofSleep },
  getPerformanceModule: { statements: 2, call: ofSleep },
  getPerformanceBucketProgress: { statements: 2, call: ofSleep },
  getPerformanceModuleProgress: { statements: 2, call: ofSleep },
  getUserLastAssessmentData: { statements: 2 },
  moduleAct: {
    statements: 8,
    call: async ({ on }) => ({
      body: { moduleId: await makeModule(on, { films: [] }), done: true },
    }),
  },
} satisfies Samples<typeof performanceRoutes>;
