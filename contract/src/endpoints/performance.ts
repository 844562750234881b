import { defineEndpoints } from '../endpoint.ts';

export const performanceEndpoints = defineEndpoints('performance', {
  getPerformance: { method: 'GET', path: '/get-performance' },
  getPerformanceCategories: { method: 'GET', path: '/get-performance-categories' },
  getPerformanceBucket: { method: 'GET', path: '/get-performance-bucket' },
  getPerformanceModule: { method: 'GET', path: '/get-performance-module' },
  getUserLastAssessmentData: { method: 'GET', path: '/get-user-last-assessment-data' },
  moduleAct: { method: 'PUT', path: '/module-act', idempotent: true },
});
