import { assessmentRoutes as routes } from '@stratum/contract/assessments';
import { profileRoutes } from '@stratum/contract/profile';
import { test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { eventEqualsRefetch } from '../../../test/live-events.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';

test('answers, a completed attempt and a new organization leave the status as fetching it would', async () => {
  const on = await createTestApp();
  const ada = await on.build.user();
  const { orgcode } = await on.build.organization({ assignedCategories: ['personal-health'] });
  const draft = { categoryType: 'mentality', answers: { 'resilience.a': 3 } } as const;
  const changes = [
    () => ada.call(routes.saveAssessmentDraft, { body: draft }),
    () => takeAssessment(ada, 'mentality'),
    () => ada.call(profileRoutes.updateProfile, { body: { orgcode } }),
  ];
  for (const change of changes) {
    await eventEqualsRefetch(on, {
      person: ada,
      read: async () => dataOf(await ada.call(routes.assessmentStatus)),
      change,
      apply: (status, event) => (event.type === 'assessment_status' ? event.status : status),
    });
  }
});
