export { assessmentsPart } from './account-part.ts';
export { completeAttempt, type Needs as AssessmentNeeds } from './service.ts';
export { assessmentStatus } from './standing.ts';
