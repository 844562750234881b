export { accountDataPart } from './account-part.ts';
export { accountDataJobs } from './jobs.ts';
