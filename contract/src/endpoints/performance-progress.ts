import { defineEndpoints } from '../endpoint.ts';

/** Apart from the other calls of the library: no page reads progress alone. */
export const performanceProgressEndpoints = defineEndpoints('performance', {
  getPerformanceBucketProgress: { method: 'GET', path: '/get-performance-bucket-progress' },
  getPerformanceModuleProgress: { method: 'GET', path: '/get-performance-module-progress' },
});
