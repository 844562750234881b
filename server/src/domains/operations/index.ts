export { failedJobsWaiting } from './waiting.ts';
