import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { type Answer, answering, hang, offline, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import { patchReply } from './optimistic.ts';
import { useRoute, useRouteMutation } from './queries.ts';
import { createQueryClient } from './query-client.ts';

const { assessmentStatus, levels, postSelfAssessment } = assessmentEndpoints;
const { getNotificationCount, setNotificationRead } = notificationEndpoints;

const status = { assessment_completed: false, organization: null, categories: [] };
const model = (language: string) => ({
  levels: Array.from({ length: 9 }, (_, place) => ({
    level: place + 1,
    name: `${language} ${place + 1}`,
    line: '',
    description: '',
    colour: { light: '#000000', dark: '#ffffff' },
  })),
  categories: [],
});

const server = fakeApi(
  answering(assessmentStatus, { ...status, assignedCategories: ['mentality', 'personal-health'] }),
  answering(levels, ({ headers }) => model(headers.get('Accept-Language') ?? '')),
  answering(getNotificationCount, 3),
);

/** Of the test that runs. */
let client: QueryClient;

function draw(screen: React.ReactNode) {
  client = createQueryClient();
  return renderInApp(<QueryClientProvider client={client}>{screen}</QueryClientProvider>);
}

function Status() {
  const { data } = useRoute(assessmentStatus);
  return <p>{data ? data.assignedCategories.join() : 'Loading'}</p>;
}

test('a screen reads a route by its contract', async () => {
  const screen = await draw(<Status />);
  await expect.element(screen.getByText('mentality,personal-health')).toBeVisible();
});

function Levels() {
  const { data } = useRoute(levels);
  return <p>{data ? data.levels[0]?.name : 'Loading'}</p>;
}

/** A reader who changes the language while what shows the texts is away. */
function Away() {
  const { i18n } = useTranslation();
  const [isHere, setHere] = useState(true);
  return (
    <>
      {isHere && <Levels />}
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Return'}
      </button>
      <button type="button" onClick={() => void i18n.changeLanguage('de')}>
        Deutsch
      </button>
    </>
  );
}

test('texts come in the language of the page, also where it changed meanwhile', async () => {
  const screen = await draw(<Away />);
  await expect.element(screen.getByText('en 1')).toBeVisible();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await screen.getByRole('button', { name: 'Deutsch' }).click();
  await screen.getByRole('button', { name: 'Return' }).click();
  await expect.element(screen.getByText('de 1')).toBeVisible();
});

test('texts stay until they have come in another language', async () => {
  const screen = await draw(<Away />);
  await expect.element(screen.getByText('en 1')).toBeVisible();
  server.now(answering(levels, hang));
  await screen.getByRole('button', { name: 'Deutsch' }).click();
  await expect.poll(() => server.sent(levels).length).toBe(2);
  await expect.element(screen.getByText('en 1')).toBeVisible();
});

function SignIn() {
  const signIn = useRouteMutation(authEndpoints.signIn);
  return (
    <form action={() => signIn.mutate({ body: { email: 'ada@example.org', password: 'b' } })}>
      <p>{signIn.error?.fields.email}</p>
      <button type="submit">Sign in</button>
    </form>
  );
}

test('a form gets the sentence of each field', async () => {
  server.now(
    answering(
      authEndpoints.signIn,
      refuse('invalid_input', { fields: { email: 'Not an address.' } }),
    ),
  );
  const screen = await draw(<SignIn />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Not an address.')).toBeVisible();
});

function Complete() {
  const complete = useRouteMutation(postSelfAssessment);
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
  server.now(answering(postSelfAssessment, refuse('something_went_wrong')));
  const screen = await draw(<Complete />);
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(button).toHaveTextContent('error');
  server.now(answering(postSelfAssessment, refuse('assessment_incomplete')));
  await button.click();
  await expect.poll(() => server.sent(postSelfAssessment).length).toBe(2);
  await expect.element(button).toHaveTextContent('error');
  await button.click();
  await expect.poll(() => server.sent(postSelfAssessment).length).toBe(3);
  const [first, again, next] = server
    .sent(postSelfAssessment)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

function Readers() {
  const read = useRouteMutation(setNotificationRead, {
    optimistic: () => [patchReply(getNotificationCount, {}, () => 0)],
  });
  useRoute(profileEndpoints.profileInfo, {}, { enabled: false });
  const count = useRoute(getNotificationCount);
  return (
    <>
      <Status />
      <Levels />
      <button type="button" onClick={() => read.mutate({ body: { all: true } })}>
        {count.data ?? 'Loading'} {read.status}
      </button>
    </>
  );
}

test('a write reads its own domain again, and nothing else', async () => {
  server.now(answering(setNotificationRead, { unread: 1 }));
  const screen = await draw(<Readers />);
  await expect.element(screen.getByRole('button')).toHaveTextContent('3 idle');
  await expect.element(screen.getByText('en 1')).toBeVisible();
  const before = server.calls().length;
  server.now(answering(getNotificationCount, 1));
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button')).toHaveTextContent('1 success');
  expect(server.calls().slice(before)).toEqual([
    'PUT /set-notification-read',
    'GET /get-notification-count',
  ]);
});

test('what a write will have changed is shown at once, and put back where it fails', async () => {
  const answered = Promise.withResolvers<typeof offline>();
  server.now(answering(setNotificationRead, () => answered.promise));
  const screen = await draw(<Readers />);
  await expect.element(screen.getByRole('button')).toHaveTextContent('3 idle');
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button')).toHaveTextContent('0 pending');
  // What is shown at once may be there before the call is.
  await expect.poll(server.calls).toContain('PUT /set-notification-read');
  server.now(answering(getNotificationCount, hang));
  answered.resolve(offline);
  await expect.element(screen.getByRole('button')).toHaveTextContent('3 error');
});

function Password() {
  const change = useRouteMutation(authEndpoints.updatePassword);
  const body = { currentPassword: 'Engine-1843', password: 'Engine-1844' };
  useRoute(getNotificationCount);
  return (
    <>
      <Status />
      <button type="button" onClick={() => change.mutate({ body })}>
        {change.status}
      </button>
    </>
  );
}

test('a write reads the domains again that its endpoint touches', async () => {
  server.now(answering(authEndpoints.updatePassword, { changed: true }));
  const screen = await draw(<Password />);
  await expect.element(screen.getByText('mentality,personal-health')).toBeVisible();
  await expect.poll(server.calls).toContain('GET /get-notification-count');
  const before = server.calls().length;
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button')).toHaveTextContent('success');
  await expect
    .poll(() => server.calls().slice(before))
    .toEqual(['POST /auth/update-password', 'GET /get-notification-count']);
});

test('of several writes the last one reads again, and none puts back what another shows', async () => {
  type Written = Answer<typeof setNotificationRead>;
  const writes = [Promise.withResolvers<Written>(), Promise.withResolvers<Written>()];
  server.now(
    answering(setNotificationRead, () => {
      const write = writes[server.sent(setNotificationRead).length - 1];
      return write ? write.promise : refuse('not_found');
    }),
  );
  const screen = await draw(<Readers />);
  const button = screen.getByRole('button');
  await expect.element(button).toHaveTextContent('3 idle');
  await button.click();
  await expect.poll(() => server.sent(setNotificationRead)).toHaveLength(1);
  await button.click();
  await expect.poll(() => server.sent(setNotificationRead)).toHaveLength(2);
  const reads = () => server.sent(getNotificationCount).length;
  const [first, last] = writes;
  first?.resolve(refuse('not_found'));
  await expect.poll(() => client.isMutating()).toBe(1);
  await expect.element(button).toHaveTextContent('0 pending');
  expect(reads()).toBe(1);
  server.now(answering(getNotificationCount, 0));
  last?.resolve({ unread: 0 });
  await expect.element(button).toHaveTextContent('0 success');
  await expect.poll(reads).toBe(2);
});
