import { performanceRoutes } from '@stratum/contract/performance';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { doors } from './access.ts';
import { bucketProgress, bucketsOf, moduleProgressOf } from './buckets.ts';
import { categoryList } from './categories.ts';
import type { Deps } from './deps.ts';
import { forYou } from './for-you.ts';
import { lastAssessment } from './levels.ts';
import { markAct, moduleList } from './modules.ts';
import { performancePersonalData } from './personal-data.ts';

export function performanceDomain(deps: Deps) {
  return {
    name: 'performance',
    routes: implement(
      performanceRoutes,
      {
        getPerformance: (call) => forYou(deps, call),
        getPerformanceCategories: (call) => categoryList(deps, call),
        getPerformanceBucket: (call) => bucketsOf(deps, call),
        getPerformanceModule: (call) => moduleList(deps, call),
        getPerformanceBucketProgress: (call) => bucketProgress(deps, call),
        getPerformanceModuleProgress: (call) => moduleProgressOf(deps, call),
        getUserLastAssessmentData: (call) => lastAssessment(deps, call),
        moduleAct: (call) => markAct(deps, call),
      },
      doors,
    ),
    personalData: performancePersonalData,
  } satisfies Domain;
}
