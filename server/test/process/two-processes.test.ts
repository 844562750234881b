import { accountDataRoutes } from '@stratum/contract/account-data';
import { assessmentRoutes as routes } from '@stratum/contract/assessments';
import { notificationRoutes } from '@stratum/contract/notifications';
import { expect, it } from 'vitest';
import { eventually } from './product.ts';
import { call, signInAt, twoProcesses } from './two-processes.ts';

const categoryType = 'mentality';

it('two servers on one database act as one: in drafts, keys, limits and archives', async () => {
  const { here, there } = await twoProcesses();
  const token = await signInAt(here);
  const both = [here, there];
  const query = { categoryType };
  const asked = await call(here, token, routes.selfAssessment, { query });
  const answers = Object.fromEntries(asked.data.questions.map(({ id }) => [id, 3]));

  // Each answer goes to one of them, all at once; either knows all of them then.
  const saves = Object.entries(answers).map(([id, answer], index) =>
    call(both[index % 2] ?? here, token, routes.saveAssessmentDraft, {
      body: { categoryType, answers: { [id]: answer } },
    }),
  );
  await Promise.all(saves);
  const draft = await call(there, token, routes.assessmentDraft, { query });
  expect(draft.data?.answers).toEqual(answers);

  const once = { body: { categoryType }, headers: { 'idempotency-key': 'attempt-1' } } as const;
  const posts = both.map((url) => call(url, token, routes.postSelfAssessment, once));
  const [one, other] = await Promise.all(posts);
  expect(one?.data.attempt.id).toBe(other?.data.attempt.id);

  const more = Array.from({ length: 24 }, (_, index) =>
    call(both[index % 2] ?? here, token, routes.postSelfAssessment, {
      body: { categoryType, answers },
    }),
  );
  const statuses = (await Promise.all(more)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);

  await Promise.all(both.map((url) => call(url, token, accountDataRoutes.startAccountExport)));
  await eventually(
    () => call(there, token, accountDataRoutes.accountExport),
    ({ data }) => data.status === 'ready',
  );
  for (const url of both) {
    const { data } = await call(url, token, accountDataRoutes.accountExportLink);
    const archive = await fetch(new URL(data.url, url === here ? there : here));
    expect(archive.headers.get('content-type')).toBe('application/zip');
  }
  const notified = await call(here, token, notificationRoutes.getNotification);
  expect(notified.data.items.filter(({ kind }) => kind === 'export_ready')).toHaveLength(1);
});
