import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { goalIdSchema, microGoalIdSchema, milestoneIdSchema } from '@stratum/contract/ids';
import type { Proposal, WeeklyFocus, WeeklyReview } from '@stratum/contract/weekly-review';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../shared/api/query-client.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';

export const server = fakeApi(
  answering(assessmentEndpoints.levels, {
    levels: [],
    categories: [{ categoryType: 'mentality', name: 'Mentality', line: '' }],
  }),
);

/** With the cache that the outbox reads again, too. */
export function show(children: ReactNode, at: string) {
  return renderInApp(
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    at,
  );
}

const goalId = goalIdSchema.parse('01990000-0000-7000-8000-0000000000b1');
const milestoneId = milestoneIdSchema.parse('01990000-0000-7000-8000-0000000000c1');
const microGoalId = microGoalIdSchema.parse('01990000-0000-7000-8000-0000000000d1');

export const step: Proposal = {
  id: microGoalId,
  text: 'No screen after ten',
  goal: { id: goalId, goalName: 'Sleep seven hours' },
  milestoneId,
  microGoalId,
  categoryType: null,
};
export const habit: Proposal = {
  id: 'alarm',
  text: 'Get up at the time I chose',
  goal: null,
  milestoneId: null,
  microGoalId: null,
  categoryType: 'mentality',
};

/** Three of four steps done, one goal a week behind. */
export const review: WeeklyReview = {
  week: '2026-W47',
  from: '2026-11-16',
  to: '2026-11-22',
  at: '2026-11-22T17:00:00.000Z',
  isOver: true,
  planned: 4,
  done: 3,
  goals: [
    {
      id: goalId,
      goalName: 'Sleep seven hours',
      goalStartDate: '2026-10-01',
      planned: 4,
      done: 3,
      steps: 12,
      progress: 58,
      onTrack: { planned: 8, done: 7, days: -7 },
    },
  ],
  wins: {
    points: 27,
    before: 24,
    days: ['16', '17', '18', '19', '20', '21', '22'].map((day) => ({
      date: `2026-11-${day}`,
      points: 3,
    })),
  },
  levels: [{ categoryType: 'mentality', score: 4.6, before: 4.5 }],
  proposals: [step, habit],
  focus: null,
  weeks: [
    { week: '2026-W47', from: '2026-11-16', to: '2026-11-22', planned: 4, done: 3 },
    { week: '2026-W46', from: '2026-11-09', to: '2026-11-15', planned: 4, done: 4 },
    { week: '2026-W45', from: '2026-11-02', to: '2026-11-08', planned: 0, done: 0 },
    { week: '2026-W44', from: '2026-10-26', to: '2026-11-01', planned: 3, done: 4 },
  ],
};

/** The week after, with the step as its one thing. */
export function focusOf(done: readonly string[], said: readonly string[] = []): WeeklyFocus {
  const days = ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`);
  return {
    focus: {
      ...step,
      week: review.week,
      from: '2026-11-23',
      to: '2026-11-29',
      done: false,
      days: days.map((date) => ({
        date,
        done: done.includes(date) || said.includes(date),
        said: said.includes(date),
      })),
    },
    ready: null,
  };
}
