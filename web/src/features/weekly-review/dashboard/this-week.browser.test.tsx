import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import type { WeeklyFocus } from '@stratum/contract/weekly-review';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering, offline } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import messages from '../messages.en.json';
import { focusOf, review, server, show, step } from '../review.fixture.tsx';
import { ThisWeek } from './this-week.tsx';

signedInAs(ada.id);

const { getWeeklyFocus, putWeeklyFocus } = weeklyReviewEndpoints;
const { dashboard } = messages;
const wednesday = '2026-11-25';

const reading = async (known: WeeklyFocus) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${wednesday}T12:00:00Z`) });
  onTestFinished(() => void vi.useRealTimers());
  server.now(answering(getWeeklyFocus, known), answering(profileEndpoints.profileInfo, ada));
  await show(
    <main>
      <h1>Dashboard</h1>
      <ThisWeek />
    </main>,
    '/en/dashboard',
  );
};
const done = () => page.getByText(/: done$/).elements().length;

test('the one thing of the week has a dot for each day, and today’s is set by a tap, offline too', async () => {
  await reading(focusOf(['2026-11-23']));
  await expect.element(page.getByText(step.text)).toBeVisible();
  expect(done()).toBe(1);
  expect(await accessibilityFaults()).toEqual([]);
  server.now(answering(putWeeklyFocus, offline));
  await page.getByRole('button', { name: dashboard.done_today }).click();
  await expect.element(page.getByText(/^2 of seven days so far/)).toBeVisible();
  await expect.element(page.getByText(new RegExp(messages.focus.waiting))).toBeVisible();
  server.now(
    answering(putWeeklyFocus, ({ body }) => focusOf(['2026-11-23'], body.done ? [body.date] : [])),
  );
  await page.getByRole('button', { name: dashboard.not_today }).click();
  await expect.poll(done).toBe(1);
});

test('a day that was seen needs no word, and cannot be taken back', async () => {
  await reading(focusOf([wednesday]));
  await expect.element(page.getByText('1 of seven days so far.')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a review that waits leads to its page', async () => {
  const { week, from, to, planned, weeks } = review;
  await reading({ focus: null, ready: { week, from, to, planned, done: 3, weeks } });
  await expect
    .element(page.getByText('Three of the four steps you planned are done.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: dashboard.open }))
    .toHaveAttribute('href', '/en/weekly-review?week=2026-W47');
});
