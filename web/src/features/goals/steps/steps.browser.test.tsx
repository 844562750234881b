import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import type { Goal } from '@stratum/contract/goal';
import { goalIdSchema, moduleIdSchema } from '@stratum/contract/ids';
import fields from '@stratum/contract/messages/fields.en.json';
import type { Module } from '@stratum/contract/performance';
import { addDays } from '@stratum/contract/plain-days';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startClientState } from '../../../shared/session/index.ts';
import { appStore, initialState, setSession } from '../../../shared/state/app-store.ts';
import { adaSignedIn } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import reminderFields from '../../reminders/fields/messages.en.json';
import { emptyDraft } from '../draft/goal-draft.ts';
import { currentDraft, replaceDraft } from '../draft/use-goal-draft.ts';
import { server, show } from '../goals.fixture.tsx';
import messages from '../messages.en.json';
import DefineGoalPage from './define-goal-page.tsx';
import InitiateActionPage from './initiate-action-page.tsx';
import OrganizePathPage from './organize-path-page.tsx';

beforeEach(() => {
  setSession({ userData: adaSignedIn, assignedCategories: [] });
});
afterEach(() => {
  appStore.setState(initialState, true);
});

const lesson: Module = {
  id: moduleIdSchema.parse('01990000-0000-7000-8000-0000000000f2'),
  title: 'One line a day',
  traitId: 'purpose',
  bucket: 'foundations',
  act: 'Write one line each evening.',
  rule: { habit: 'alarm', text: 'one line' },
  actDone: false,
  progress: 0,
};

/** What is answered of a goal besides what was sent. */
const asMade: Omit<Goal, 'goalName' | 'goalStartDate' | 'goalEndDate'> = {
  id: goalIdSchema.parse('01990000-0000-7000-8000-0000000000f4'),
  goalCategory: 'mentality',
  goalDescription: '',
  reward: null,
  image: null,
  habits: [],
  obstacle: null,
  ifThen: null,
  source: null,
  status: 'InComplete',
  completedAt: null,
  archived: false,
  createdAt: '2026-11-23T08:00:00.000Z',
  milestones: [],
  reminders: [],
};

function Steps() {
  const { pathname } = useLocation();
  if (pathname.endsWith('/organize-path')) return <OrganizePathPage />;
  return pathname.endsWith('/initiate-action') ? <InitiateActionPage /> : <DefineGoalPage />;
}

const name = () => page.getByRole('textbox', { name: messages.define.name });
const steps = () => page.getByRole('textbox', { name: /, step \d/ });
const stepTexts = () =>
  currentDraft()?.organizeGoal.milestones[0]?.microGoal.map((step) => step.microGoalDescription);

test('a skill in the address fills in the whole plan, and says where it comes from', async () => {
  await show(<Steps />, '/en/define-goal?trait=purpose');
  await expect.element(name()).toHaveValue('Purpose: level 4');
  await expect.element(page.getByText('From your assessment of 21 November 2026')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /from level 3 to level 4/ })).toBeVisible();
  expect(currentDraft()).toMatchObject({
    defineGoal: { goalCategory: 'mentality' },
    initiateGoal: { habits: ['personalDevelopment'], reminders: [{ time: '20:30' }] },
    source: { traitId: 'purpose', fromLevel: 3, toLevel: 4 },
  });
  expect(stepTexts()?.[0]).toBe('Write one line.');
  expect(await accessibilityFaults()).toEqual([]);
});

test('a lesson in the address puts its act first, which counts as taken once the goal is made', async () => {
  server.now(
    answering(performanceEndpoints.getPerformanceModule, { items: [lesson], next: null }),
    answering(performanceEndpoints.moduleAct, { ...lesson, actDone: true }),
    answering(goalEndpoints.goalCreate, ({ body }) => ({
      ...asMade,
      goalName: body.goalName,
      goalStartDate: body.goalStartDate,
      goalEndDate: body.goalEndDate,
    })),
  );
  await show(<Steps />, `/en/define-goal?trait=purpose&module=${lesson.id}`);
  await expect.element(name()).toHaveValue('Purpose: level 4');
  await page.getByRole('button', { name: messages.plan.start }).first().click();
  await expect
    .poll(() => server.sent(performanceEndpoints.moduleAct).map(({ body }) => body))
    .toEqual([{ moduleId: lesson.id, done: true }]);
  const [made] = server.sent(goalEndpoints.goalCreate);
  expect(made?.body).toMatchObject({ habits: ['alarm'], source: { traitId: 'purpose' } });
  expect(made?.body.milestones?.[0]).toEqual({
    milestoneName: 'One line a day',
    dueDate: addDays(made?.body.goalStartDate ?? '', 6),
    microGoal: [{ microGoalDescription: 'Write one line each evening.' }],
  });
  expect(made?.body.milestones).toHaveLength(4);
  expect(currentDraft()).toBeNull();
});

test('a goal in the making is not replaced unasked', async () => {
  const draft = emptyDraft('2026-11-23');
  replaceDraft({ ...draft, defineGoal: { ...draft.defineGoal, goalName: 'Swim' } });
  await show(<Steps />, '/en/define-goal?trait=purpose');
  await page.getByRole('button', { name: messages.other.go_on }).click();
  await expect.element(name()).toHaveValue('Swim');
});

test('Enter adds a step, Backspace in an empty one removes it, Alt and an arrow move it', async () => {
  await show(<Steps />, '/en/define-goal?trait=purpose');
  await expect.element(name()).toHaveValue('Purpose: level 4');
  await name().click();
  await userEvent.keyboard('{Enter}');
  await steps().last().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(steps().nth(2)).toHaveFocus();
  await userEvent.keyboard('Walk{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  await expect.poll(() => stepTexts()?.[0]).toBe('Walk');
  await expect.element(steps().first()).toHaveFocus();
  await expect.element(page.getByText('Walk: now 1 of 3')).toBeInTheDocument();
  await steps().first().fill('');
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => stepTexts()?.length).toBe(2);
  await expect.element(steps().first()).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a draft is called kept once it is stored', async () => {
  await show(<Steps />, '/en/define-goal');
  await name().fill('Swim');
  await expect.element(page.getByRole('status').first()).toBeInTheDocument();
  expect(page.getByText(messages.draft.kept).query()).toBeNull();
  await startClientState();
  await expect.element(page.getByText(messages.draft.kept)).toBeInTheDocument();
});

test('what is missing on another step is said there', async () => {
  await show(<Steps />, '/en/initiate-action');
  await page.getByRole('button', { name: messages.plan.start }).first().click();
  await expect.element(name()).toHaveAccessibleDescription(fields.required);
  await expect.element(name()).toHaveFocus();
});

test('a reminder without a day says so at its days', async () => {
  await show(<Steps />, '/en/define-goal?trait=purpose');
  await expect.element(name()).toHaveValue('Purpose: level 4');
  await page.getByRole('link', { name: messages.step.action.short }).click();
  await page.getByRole('button', { name: /Mondays, Wednesdays/ }).click();
  for (const day of ['Monday', 'Wednesday', 'Friday']) {
    await page.getByRole('button', { name: day, exact: true }).click();
  }
  await page.getByRole('button', { name: messages.plan.start }).first().click();
  const days = page.getByRole('group', { name: reminderFields.weekdays });
  await expect.element(days.getByText(/./).last()).toBeVisible();
  await expect.element(days.getByRole('button', { name: 'Monday' })).toHaveFocus();
});
