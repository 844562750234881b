import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import errors from '@stratum/contract/messages/errors.en.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { Toasts } from '../../../shared/toasts/toasts.tsx';
import { type Answer, answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import { useCompletion } from './use-completion.ts';

const { postSelfAssessment } = assessmentEndpoints;
type Completion = Answer<typeof postSelfAssessment>;

const result: Completion = {
  attempt: {
    id: '01990000-0000-7000-8000-000000000001',
    categoryType: 'mentality',
    contentVersion: '1',
    completedAt: '2026-11-20T08:00:00Z',
    month: '2026-11',
    score: 5.4,
    level: 5,
    traits: [],
  },
  previous: null,
  answers: {},
  asked: null,
};
const onIncomplete = vi.fn();
let answer: (completion: Completion) => void;
const server = fakeApi();

beforeEach(() => {
  localStorage.setItem('access_token', 'hers');
  const answered = Promise.withResolvers<Completion>();
  answer = answered.resolve;
  server.now(answering(postSelfAssessment, () => answered.promise));
});

afterEach(() => {
  localStorage.clear();
  queryClient.clear();
  onIncomplete.mockReset();
});

/** A screen that completes, with a way to leave it. */
function Screen() {
  const { pathname } = useLocation();
  const [isHere, setHere] = useState(true);
  const [isDone, setDone] = useState(false);
  return (
    <QueryClientProvider client={queryClient}>
      <output>{pathname}</output>
      {isHere && <Completing onDone={() => setDone(true)} />}
      {isDone && <p>Done</p>}
      <button type="button" onClick={() => setHere(false)}>
        Leave
      </button>
      <Toasts />
    </QueryClientProvider>
  );
}

function Completing({ onDone }: { onDone: () => void }) {
  const { complete, problem } = useCompletion(
    { categoryType: 'mentality', contentVersion: '1' },
    {},
    onIncomplete,
  );
  return (
    <>
      <button type="button" onClick={() => void complete().then(onDone)}>
        Complete
      </button>
      <p role="alert">{problem}</p>
    </>
  );
}

async function completing() {
  const screen = await renderInApp(<Screen />);
  await screen.getByRole('button', { name: 'Complete' }).click();
  await expect.poll(() => server.sent(postSelfAssessment)).toHaveLength(1);
  return screen;
}

const known = () => queryClient.getQueryCache().getAll();
const opened = '/en/selfEvaluation/mentality';

test('the result opens', async () => {
  const screen = await completing();
  answer(result);
  await expect.element(screen.getByText(opened)).toBeVisible();
});

test('who has gone to another page meanwhile stays there, and finds the result later', async () => {
  const screen = await completing();
  await screen.getByRole('button', { name: 'Leave' }).click();
  answer(result);
  await expect.element(screen.getByText('Done')).toBeVisible();
  expect(known()).toHaveLength(1);
  await expect.element(screen.getByText('/en/somewhere')).toBeVisible();
});

test('who has signed out meanwhile is led nowhere, and nothing of the result is kept', async () => {
  const screen = await completing();
  localStorage.removeItem('access_token');
  answer(result);
  await expect.element(screen.getByText('Done')).toBeVisible();
  await expect.element(screen.getByText('/en/somewhere')).toBeVisible();
  expect(known()).toEqual([]);
});

test('an open question is said where it outlives the screen', async () => {
  const screen = await completing();
  answer(refuse('assessment_incomplete'));
  await expect.poll(() => onIncomplete).toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect
    .element(screen.getByRole('status').getByText(errors.assessment_incomplete))
    .toBeVisible();
});
