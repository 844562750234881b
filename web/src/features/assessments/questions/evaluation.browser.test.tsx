import type { Question } from '@stratum/contract/assessments';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { saverOf } from './draft-savers.ts';
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
const trait = { traitId: 'purpose', categoryType: 'mentality', name: 'Purpose', behaviours };
const category = { categoryType: 'mentality', name: 'Mentality', line: 'What you act for.' };

let drafted: Record<string, number>;
let saved: Record<string, number>[];
let isServerReachable: boolean;

const replies: Record<string, () => unknown> = {
  'self-assessment': () => ({
    categoryType: 'mentality',
    contentVersion: '1',
    scale: labels.map((label, index) => ({ value: index + 1, label, level: index * 2 + 1 })),
    questions,
    reversed: ['purpose.c'],
    draft: { categoryType: 'mentality', answers: drafted, startedAt: instant, updatedAt: instant },
  }),
  levels: () => ({ levels: [], categories: [category] }),
  traits: () => ({ traits: [trait] }),
  'assessment-draft': () => ({}),
  'assessment-status': () => ({}),
};

beforeEach(() => {
  drafted = {};
  saved = [];
  isServerReachable = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const name = new Request(address).url.match(/v1\/([^?]+)/)?.[1] ?? '';
    if (init?.method === 'PUT') {
      if (!isServerReachable) throw new TypeError('no network');
      saved.push((await new Request(address, init).json()).answers);
    }
    return Response.json({ success: true, data: replies[name]?.() });
  });
});

afterEach(() => {
  saverOf('mentality').forget();
  queryClient.clear();
  vi.restoreAllMocks();
});

const open = () =>
  renderInApp(
    <QueryClientProvider client={queryClient}>
      <Evaluation categoryType="mentality" />
    </QueryClientProvider>,
  );

test('it opens at the first question without an answer, which has the focus', async () => {
  drafted = { 'purpose.a': 4 };
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
  expect(saved).toEqual([{ 'purpose.a': 4 }]);
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
});

test('arrows move among the answers without choosing, Space chooses, Backspace goes back', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: /Question 1 of 4/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Rarely' })).toHaveFocus();
  expect(saved).toEqual([]);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('heading', { name: /Question 2 of 4/ })).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByRole('heading', { name: /Question 1 of 4/ })).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: 'Rarely' })).toBeChecked();
});

test('an answer that cannot be saved is kept, said to be unsaved, and arrives with the next try', async () => {
  isServerReachable = false;
  const screen = await open();
  await screen.getByRole('radio', { name: 'Often' }).click();
  await expect.element(screen.getByRole('heading', { name: /Question 2 of 4/ })).toHaveFocus();
  await expect.element(screen.getByRole('status').getByText(/Not saved yet/)).toBeVisible();
  expect(saved).toEqual([]);
  isServerReachable = true;
  await screen.getByRole('button', { name: 'Try now' }).click();
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
  expect(saved).toEqual([{ 'purpose.a': 4 }]);
});

test('a behaviour is chosen by its digit and confirmed with Enter, then the review opens', async () => {
  drafted = { 'purpose.a': 5, 'purpose.b': 5, 'purpose.c': 1 };
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: /Question 4 of 4/ })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await userEvent.keyboard('5');
  await expect.element(screen.getByRole('radio', { name: /step 5/ })).toBeChecked();
  expect(saved).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('heading', { name: 'Look over your answers' }))
    .toHaveFocus();
  expect(saved).toEqual([{ 'purpose.anchor': 5 }]);
  const hint = /point to level 9, the description you chose to level 5\./;
  await expect.element(screen.getByText(hint)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});
