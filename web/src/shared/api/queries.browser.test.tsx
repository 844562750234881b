import { assessmentRoutes } from '@stratum/contract/assessments';
import { authRoutes } from '@stratum/contract/auth';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useRoute, useRouteMutation } from './queries.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(...bodies: [number, unknown][]) {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init);
    const [status, body] = bodies.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
  return sent;
}

function draw(screen: React.ReactNode) {
  return render(<QueryClientProvider client={createQueryClient()}>{screen}</QueryClientProvider>);
}

function Status() {
  const { data } = useRoute(assessmentRoutes.assessmentStatus);
  return <p>{data ? data.assignedCategories.join() : 'Loading'}</p>;
}

test('a screen reads a route by its contract', async () => {
  const assignedCategories = ['mentality', 'personal-health'];
  const data = { assessment_completed: false, assignedCategories, categories: [] };
  answer([200, { success: true, data }]);
  const screen = await draw(<Status />);
  await expect.element(screen.getByText('mentality,personal-health')).toBeVisible();
});

function SignIn() {
  const signIn = useRouteMutation(authRoutes.signIn);
  return (
    <form action={() => signIn.mutate({ body: { email: 'a', password: 'b' } })}>
      <p>{signIn.error?.fields.email}</p>
      <button type="submit">Sign in</button>
    </form>
  );
}

test('a form gets the sentence of each field', async () => {
  const fields = { email: 'Not an address.' };
  answer([422, { success: false, error: { code: 'invalid_input', message: 'Look', fields } }]);
  const screen = await draw(<SignIn />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Not an address.')).toBeVisible();
});

function Complete() {
  const complete = useRouteMutation(assessmentRoutes.postSelfAssessment);
  return (
    <button
      type="button"
      onClick={() => complete.mutate({ body: { categoryType: 'mentality', answers: {} } })}
    >
      {complete.status}
    </button>
  );
}

test('a creating call repeated after no answer carries the same Idempotency-Key', async () => {
  const sent = answer([500, {}], [200, { success: true, data: {} }], [500, {}]);
  const screen = await draw(<Complete />);
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(button).toHaveTextContent('error');
  await button.click();
  await expect.element(button).toHaveTextContent('success');
  await button.click();
  await expect.element(button).toHaveTextContent('error');
  const [first, again, next] = sent.map(({ headers }) =>
    new Headers(headers).get('Idempotency-Key'),
  );
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});
