import type { Answers, Draft } from '@stratum/contract/assessments';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { consentEndpoints } from '@stratum/contract/endpoints/consents';
import type { Question } from '@stratum/contract/questions';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { outbox } from '../../../shared/outbox/index.ts';
import { setHomeNavigation } from '../../../shared/session/index.ts';
import { appStore, initialState, setSession } from '../../../shared/state/app-store.ts';
import { ada, adaSignedIn } from '../../../testing/ada.ts';
import { consentIn } from '../../../testing/consent.ts';
import { answering, hang, offline, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { answerSaverFor } from '../draft/answer-savers.ts';
import { Evaluation } from './evaluation.tsx';

const behaviours = Array.from({ length: 9 }, (_, index) => `What one does on step ${index + 1}.`);
const questions: Question[] = [
  { id: 'purpose.a', kind: 'statement', traitId: 'purpose', text: 'I choose one thing.' },
  { id: 'purpose.b', kind: 'statement', traitId: 'purpose', text: 'I keep time for it.' },
  { id: 'purpose.c', kind: 'statement', traitId: 'purpose', text: 'I say yes too soon.' },
  { id: 'purpose.anchor', kind: 'anchored', traitId: 'purpose', behaviours },
];
const labels = ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'];
const instant = '2026-11-20T08:00:00Z';
const categoryType = 'mentality';
const tips = Array.from({ length: 8 }, () => '');
const trait = {
  traitId: 'purpose',
  categoryType,
  name: 'Purpose',
  definition: '',
  behaviours,
  tips,
} as const;
const category = { categoryType, name: 'Mentality', line: 'What you act for.' } as const;

const { selfAssessment, saveAssessmentDraft, postSelfAssessment } = assessmentEndpoints;

const draftOf = (answers: Answers): Draft => ({
  categoryType,
  contentVersion: '1',
  answers,
  startedAt: instant,
  updatedAt: instant,
});

/** The questions, where these answers were given before. */
const asking = (answers: Answers, consent: Parameters<typeof consentIn>[0] = 'given') =>
  answering(selfAssessment, {
    categoryType,
    contentVersion: '1',
    scale: labels.map((label, index) => ({ value: index + 1, label, level: index * 2 + 1 })),
    questions,
    reversed: ['purpose.c'],
    draft: draftOf(answers),
    consent: consentIn(consent),
  });
const saving = answering(saveAssessmentDraft, ({ body }) => draftOf(body.answers));

const server = fakeApi(
  asking({}),
  saving,
  answering(postSelfAssessment, hang),
  answering(assessmentEndpoints.levels, { levels: [], categories: [category] }),
  answering(assessmentEndpoints.traits, { traits: [trait] }),
  answering(assessmentEndpoints.assessmentDraft, null),
  answering(assessmentEndpoints.assessmentStatus, hang),
);
const saved = () => server.sent(saveAssessmentDraft).map(({ body }) => body.answers);

beforeEach(() => {
  setHomeNavigation(() => undefined);
  setSession({
    userData: { ...adaSignedIn, assessment_completed: false },
    assignedCategories: ['mentality'],
  });
});

afterEach(async () => {
  await answerSaverFor('mentality').reset();
  appStore.setState(initialState, true);
  // What waited when a session ended by itself is kept for its person.
  await outbox.eraseAll(ada.id);
  queryClient.clear();
  localStorage.clear();
});

/** What has been answered here, saved or not. */
const given = () => answerSaverFor('mentality').given.getState();

const open = () =>
  renderInApp(
    <QueryClientProvider client={queryClient}>
      <Evaluation categoryType="mentality" />
    </QueryClientProvider>,
  );

test('it opens at the first question without an answer, which has the focus', async () => {
  server.now(asking({ 'purpose.a': 4 }));
  const screen = await open();
  const heading = screen.getByRole('heading', { name: 'Question 2 of 4: I keep time for it.' });
  await expect.element(heading).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a digit answers, saves at once and leads to the next question', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: /Question 1 of 4/ })).toHaveFocus();
  await userEvent.keyboard('4');
  await expect.element(screen.getByRole('heading', { name: /Question 2 of 4/ })).toHaveFocus();
  await expect.poll(saved).toEqual([{ 'purpose.a': 4 }]);
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
});

test('arrows move among the answers without choosing, Space chooses, Backspace goes back', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: /Question 1 of 4/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Rarely' })).toHaveFocus();
  expect(saved()).toEqual([]);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('heading', { name: /Question 2 of 4/ })).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByRole('heading', { name: /Question 1 of 4/ })).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: 'Rarely' })).toBeChecked();
});

test('an answer that cannot be saved is kept, said to be unsaved, and arrives with the next try', async () => {
  server.now(answering(saveAssessmentDraft, offline));
  const screen = await open();
  await screen.getByRole('radio', { name: 'Often' }).click();
  await expect.element(screen.getByRole('heading', { name: /Question 2 of 4/ })).toHaveFocus();
  await expect.element(screen.getByRole('status').getByText(/Not saved yet/)).toBeVisible();
  await expect.element(screen.getByText('Saved', { exact: true })).not.toBeInTheDocument();
  server.now(saving);
  await screen.getByRole('button', { name: 'Try now' }).click();
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  expect(saved().at(-1)).toEqual({ 'purpose.a': 4 });
});

test('a behaviour is chosen by its digit and confirmed with Enter, then the review opens', async () => {
  server.now(asking({ 'purpose.a': 5, 'purpose.b': 5, 'purpose.c': 1 }));
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: /Question 4 of 4/ })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await userEvent.keyboard('5');
  await expect.element(screen.getByRole('radio', { name: /step 5/ })).toBeChecked();
  await expect.poll(saved).toEqual([{ 'purpose.anchor': 5 }]);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('heading', { name: 'Look over your answers' }))
    .toHaveFocus();
  expect(saved()).toEqual([{ 'purpose.anchor': 5 }]);
  const hint = /point to level 9, the description you chose to level 5\./;
  await expect.element(screen.getByText(hint)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a behaviour chosen and left without confirming is saved all the same', async () => {
  server.now(asking({ 'purpose.a': 5, 'purpose.b': 5, 'purpose.c': 1 }));
  const screen = await open();
  await screen.getByRole('radio', { name: /step 7/ }).click();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByRole('heading', { name: /Question 3 of 4/ })).toHaveFocus();
  await expect.poll(saved).toEqual([{ 'purpose.anchor': 7 }]);
});

test('a key held down answers the question it was pressed at, and no other', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: /Question 1 of 4/ })).toHaveFocus();
  await userEvent.keyboard('3');
  const second = screen.getByRole('heading', { name: /Question 2 of 4/ });
  await expect.element(second).toHaveFocus();
  press(second.element(), { key: '3', repeat: true });
  expect(given()).toEqual({ 'purpose.a': 3 });
  press(second.element(), { key: '3' });
  expect(given()).toEqual({ 'purpose.a': 3, 'purpose.b': 3 });
});

test('digits answer at the question alone', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: /Question 1 of 4/ })).toHaveFocus();
  press(document.body, { key: '3' });
  expect(given()).toEqual({});
  press(screen.getByRole('radio', { name: 'Often' }).element(), { key: '3' });
  expect(given()).toEqual({ 'purpose.a': 3 });
});

test('keys on what stands around the question leave it alone', async () => {
  server.now(asking({ 'purpose.a': 4 }));
  const screen = await open();
  const second = screen.getByRole('heading', { name: /Question 2 of 4/ });
  await expect.element(second).toHaveFocus();
  const before = given();
  for (const name of ['Back', 'Answers so far']) {
    press(screen.getByRole('button', { name }).element(), { key: '3' });
    press(screen.getByRole('button', { name }).element(), { key: 'Backspace' });
  }
  expect(given()).toEqual(before);
  await expect.element(second).toBeVisible();
});

test('a look back at an answer leads on to where one was', async () => {
  server.now(asking({ 'purpose.a': 4, 'purpose.b': 4 }));
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: /Question 3 of 4/ })).toHaveFocus();
  await screen.getByRole('button', { name: 'Answers so far' }).click();
  await screen.getByRole('button', { name: /I choose one thing/ }).click();
  await expect.element(screen.getByRole('heading', { name: /Question 1 of 4/ })).toBeVisible();
  await screen.getByRole('radio', { name: 'Never' }).click();
  await expect.element(screen.getByRole('heading', { name: /Question 3 of 4/ })).toHaveFocus();
});

test('after the end of the session nothing is said of saving, and the answers are gone', async () => {
  server.now(answering(saveAssessmentDraft, refuse('token_expired')));
  const screen = await open();
  await screen.getByRole('radio', { name: 'Often' }).click();
  await expect.element(screen.getByRole('heading', { name: /Question 2 of 4/ })).toHaveFocus();
  await expect.element(screen.getByText('Saving', { exact: true })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: /Try now|again/ }))
    .not.toBeInTheDocument();
  await expect.poll(() => appStore.getState().isLoggedIn).toBe(false);
  await expect.element(screen.getByText('Saved', { exact: true })).not.toBeInTheDocument();
  expect(given()).toEqual({});
});

test('the answers are kept while the questions cannot be loaded again', async () => {
  server.now(answering(saveAssessmentDraft, refuse('invalid_input')));
  const screen = await open();
  await screen.getByRole('radio', { name: 'Often' }).click();
  const reload = screen.getByRole('button', { name: 'Reload the questions' });
  await expect.element(reload).toBeVisible();
  const before = server.calls().length;
  server.now(answering(selfAssessment, refuse('too_many_requests')));
  await reload.click();
  await expect.poll(() => server.calls().length).toBeGreaterThan(before);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(given()).toEqual({ 'purpose.a': 4 });
});

test('it has a title and a heading while it loads and when that fails', async () => {
  server.now(answering(selfAssessment, refuse('too_many_requests')));
  const screen = await open();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Mentality' })).toBeVisible();
  expect(document.title).toBe('Mentality · Stratum');
  server.now(asking({}));
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: /Question 1 of 4/ })).toHaveFocus();
});

test('the answers stand still while they become a result', async () => {
  server.now(asking({ 'purpose.a': 5, 'purpose.b': 5, 'purpose.c': 1, 'purpose.anchor': 5 }));
  const screen = await open();
  const change = screen.getByRole('button', { name: /I choose one thing/ });
  await expect.element(change).toBeVisible();
  const row = change.element();
  await screen.getByRole('button', { name: 'See my result' }).click();
  await expect.poll(() => row.closest('[inert]')).not.toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
});

function press(target: Element, key: KeyboardEventInit): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
}

test.each(['none', 'declared', 'outdated', 'withdrawn'] as const)(
  'who has not agreed to this text is asked before the first question: %s',
  async (state) => {
    server.now(asking({}, state), answering(consentEndpoints.giveConsent, consentIn('given')));
    const screen = await open();
    const question = screen.getByRole('heading', { name: /Question 1 of 4/ });
    await expect.element(screen.getByRole('heading', { name: /May Stratum keep/ })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'Not now' })).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await userEvent.keyboard('4');
    await screen.getByRole('button', { name: 'I agree' }).click();
    await expect.element(question).toHaveFocus();
    const sent = server.sent(consentEndpoints.giveConsent).map(({ body }) => body);
    expect(sent).toEqual([{ version: '2026-11-23' }]);
    expect(saved()).toEqual([]);
  },
);
