import { defineEndpoints } from '../endpoint.ts';

export const assessmentEndpoints = defineEndpoints('assessments', {
  selfAssessment: { method: 'GET', path: '/self-assessment' },
  assessmentDraft: { method: 'GET', path: '/assessment-draft' },
  saveAssessmentDraft: { method: 'PUT', path: '/assessment-draft', idempotent: true },
  postSelfAssessment: {
    method: 'POST',
    path: '/post-self-assessment',
    idempotent: true,
    touches: ['performance', 'profile'],
  },
  assessmentAttempt: { method: 'GET', path: '/assessment-attempt/:attemptId' },
  assessmentStatus: { method: 'GET', path: '/assessment-status' },
  standing: { method: 'GET', path: '/standing' },
  assessmentGraph: { method: 'GET', path: '/assessment-graph' },
  traitsGraph: { method: 'GET', path: '/traits-graph' },
  yearsList: { method: 'GET', path: '/years-list' },
  assessmentByUserid: { method: 'GET', path: '/assessment-by-userid' },
  traits: { method: 'GET', path: '/traits', static: true },
  levels: { method: 'GET', path: '/levels', static: true },
});
