import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import type { WeeklyReview } from '@stratum/contract/weekly-review';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../testing/ada.ts';
import { answering } from '../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../testing/in-app.tsx';
import { signedInAs } from '../../testing/signed-in.ts';
import messages from './messages.en.json';
import { focusOf, habit, review, server, show, step } from './review.fixture.tsx';
import WeeklyReviewPage from './weekly-review-page.tsx';

signedInAs(ada.id);

const { getWeeklyReview, putWeeklyReview, putWeeklyReviewRead } = weeklyReviewEndpoints;

const reading = (changed: Partial<WeeklyReview> = {}) => {
  let shown: WeeklyReview = { ...review, ...changed };
  server.now(
    answering(getWeeklyReview, () => shown),
    answering(putWeeklyReviewRead, focusOf([])),
    answering(putWeeklyReview, ({ body: { focus, words } }) => {
      const own =
        words === undefined ? [] : [{ ...habit, id: 'own', text: words, categoryType: null }];
      shown = { ...shown, focus, proposals: [...own, ...review.proposals] };
      return shown;
    }),
  );
  return show(<WeeklyReviewPage />, '/en/weekly-review');
};
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const sent = () => server.sent(putWeeklyReview).map(({ body: { focus, words } }) => words ?? focus);

test('a review says what was done of what was planned, and calls no noise a change', async () => {
  await reading();
  await expect.element(heading('Three of the four steps you planned are done.')).toBeVisible();
  await expect.element(page.getByText('Daily wins rose from 24 to 27.')).toBeVisible();
  await expect.element(page.getByText('A week behind')).toBeVisible();
  await expect.element(page.getByText('no clear change from 4.5')).toBeVisible();
  const before = page.getByRole('link', { name: '9 to 15 November 4 of 4' });
  await expect.element(before).toHaveAttribute('href', '/en/weekly-review?week=2026-W46');
  await expect.poll(() => server.sent(putWeeklyReviewRead)).toHaveLength(1);
  expect(await accessibilityFaults()).toEqual([]);
});

test('one tap keeps the one thing, another changes it, and it can be taken back', async () => {
  await reading();
  await page.getByText(step.text).click();
  await expect.element(page.getByText('Kept for Monday')).toBeVisible();
  await page.getByText(habit.text).click();
  await expect.element(page.getByRole('radio', { name: new RegExp(habit.text) })).toBeChecked();
  await expect.poll(sent).toEqual([step.id, habit.id]);
  await page.getByRole('button', { name: messages.focus.take_back }).click();
  await expect.element(page.getByText('Kept for Monday')).not.toBeInTheDocument();
  await expect.poll(sent).toEqual([step.id, habit.id, null]);
});

test('words of one’s own are kept once they are written', async () => {
  await reading();
  await page.getByText(messages.focus.other).click();
  const keep = page.getByRole('button', { name: messages.focus.keep });
  await expect.element(keep).toBeDisabled();
  await page.getByLabelText(messages.focus.words).fill(' Early to bed ');
  await keep.click();
  await expect.element(page.getByRole('radio', { name: /Early to bed/ })).toBeChecked();
  await expect.poll(sent).toEqual(['Early to bed']);
});

test('a week without a plan is wins and the one thing; the first one says that it is', async () => {
  const [week] = review.weeks;
  await reading({
    planned: 0,
    done: 0,
    goals: [],
    levels: [],
    wins: { ...review.wins, before: 0 },
    weeks: week ? [{ ...week, planned: 0, done: 0 }] : [],
  });
  await expect.element(heading('27 wins in seven days.')).toBeVisible();
  await expect.element(page.getByText(messages.lead.first)).toBeVisible();
  await expect.element(heading(messages.goals.title)).not.toBeInTheDocument();
  await expect.element(heading(messages.levels.title)).not.toBeInTheDocument();
  await expect.element(heading(messages.focus.title)).toBeVisible();
});

test('of a week long over, what it led to is read, and nothing chosen', async () => {
  await reading({ week: '2026-W46', to: '2026-11-15', focus: step.id });
  await expect.element(heading('The one thing for 16 to 22 November')).toBeVisible();
  await expect.element(page.getByText(step.text)).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});
