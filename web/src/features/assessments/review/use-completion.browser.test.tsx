import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { Toasts } from '../../../shared/toasts/toasts.tsx';
import { renderInApp } from '../../../testing/in-app.tsx';
import { useCompletion } from './use-completion.ts';

const result = { attempt: { id: 'the-attempt' } };
const onIncomplete = vi.fn();
let answer: (body: unknown, status?: number) => void;

beforeEach(() => {
  localStorage.setItem('access_token', 'hers');
  const answered = Promise.withResolvers<Response>();
  answer = (body, status = 200) => answered.resolve(Response.json(body, { status }));
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answered.promise);
});

afterEach(() => {
  localStorage.clear();
  queryClient.clear();
  onIncomplete.mockReset();
  vi.restoreAllMocks();
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
  const { complete, problem } = useCompletion('mentality', {}, onIncomplete);
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
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  return screen;
}

const known = () => queryClient.getQueryCache().getAll();
const opened = '/en/selfEvaluation/mentality';

test('the result opens', async () => {
  const screen = await completing();
  answer({ success: true, data: result });
  await expect.element(screen.getByText(opened)).toBeVisible();
});

test('who has gone to another page meanwhile stays there, and finds the result later', async () => {
  const screen = await completing();
  await screen.getByRole('button', { name: 'Leave' }).click();
  answer({ success: true, data: result });
  await expect.element(screen.getByText('Done')).toBeVisible();
  expect(known()).toHaveLength(1);
  await expect.element(screen.getByText('/en/somewhere')).toBeVisible();
});

test('who has signed out meanwhile is led nowhere, and nothing of the result is kept', async () => {
  const screen = await completing();
  localStorage.removeItem('access_token');
  answer({ success: true, data: result });
  await expect.element(screen.getByText('Done')).toBeVisible();
  await expect.element(screen.getByText('/en/somewhere')).toBeVisible();
  expect(known()).toEqual([]);
});

test('an open question is said where it outlives the screen', async () => {
  const screen = await completing();
  const message = 'Some questions are still open.';
  answer({ success: false, error: { code: 'assessment_incomplete', message } }, 422);
  await vi.waitFor(() => expect(onIncomplete).toHaveBeenCalled());
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByRole('status').getByText(message)).toBeVisible();
});
