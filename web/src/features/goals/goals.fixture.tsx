import type { Attempt } from '@stratum/contract/assessments';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import { attemptIdSchema } from '@stratum/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { ada } from '../../testing/ada.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';

export const attempt: Attempt = {
  id: attemptIdSchema.parse('01990000-0000-7000-8000-00000000000a'),
  categoryType: 'mentality',
  contentVersion: '1',
  completedAt: '2026-11-21T10:00:00.000Z',
  month: '2026-11',
  score: 3.2,
  level: 3,
  traits: [{ traitId: 'purpose', score: 3.2, level: 3, statementScore: 3.4, anchoredLevel: 3 }],
};

export const server = fakeApi(
  answering(attachmentEndpoints.attachedPersonalStuff, { items: [] }),
  answering(assessmentEndpoints.levels, {
    levels: Array.from({ length: 9 }, (_, index) => ({
      level: index + 1,
      name: `Name ${index + 1}`,
      line: '',
      description: '',
      colour: { light: '#000000', dark: '#ffffff' },
    })),
    categories: [{ categoryType: 'mentality', name: 'Mentality', line: '' }],
  }),
  answering(assessmentEndpoints.traits, {
    traits: [
      {
        traitId: 'purpose',
        categoryType: 'mentality',
        name: 'Purpose',
        definition: '',
        help: null,
        caution: null,
        behaviours: Array.from({ length: 9 }, (_, index) => `You do what level ${index + 1} does.`),
        tips: Array.from({ length: 8 }, () => 'Write one line.'),
      },
    ],
  }),
  answering(assessmentEndpoints.assessmentByUserid, { items: [attempt], next: null }),
  answering(goalEndpoints.goalCategoryList, { items: [] }),
  answering(goalEndpoints.goalHistory, { items: [], next: null }),
  answering(profileEndpoints.profileInfo, ada),
  answering(reminderEndpoints.remindersOfGoal, { items: [] }),
);

export function show(children: ReactNode, at?: string) {
  const client = createQueryClient();
  return renderInApp(<QueryClientProvider client={client}>{children}</QueryClientProvider>, at);
}
