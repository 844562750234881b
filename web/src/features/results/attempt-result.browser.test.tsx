import type { CategorySlug } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { clientErrorEndpoints } from '@stratum/contract/endpoints/client-errors';
import { levelOf } from '@stratum/contract/shown-scores';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { breakComponent } from '../../testing/break-component.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../testing/in-app.tsx';
import { emptyLibrary } from '../../testing/library.ts';
import { AttemptResult } from './attempt-result.tsx';
import { NextLevel } from './next-level.tsx';
import { ResultHead } from './result-head.tsx';
import { TraitRow } from './trait-row.tsx';

vi.mock('./next-level.tsx', { spy: true });
vi.mock('./result-head.tsx', { spy: true });
vi.mock('./trait-row.tsx', { spy: true });

const categoryType: CategorySlug = 'mentality';
const attempt = '01990000-0000-7000-8000-000000000001';
const names = ['Purpose', 'Discipline'];
const scored = (score: number) => ({ score, level: levelOf(score) });

const { reportClientError } = clientErrorEndpoints;
const server = fakeApi(
  ...emptyLibrary,
  answering(reportClientError, { received: true }),
  answering(assessmentEndpoints.levels, {
    levels: Array.from({ length: 9 }, (_, place) => ({
      level: place + 1,
      name: `Name ${place + 1}`,
      line: `Line ${place + 1}.`,
      description: '',
      colour: { light: '#000000', dark: '#ffffff' },
    })),
    categories: [{ categoryType, name: 'Mentality', line: '' }],
  }),
  answering(assessmentEndpoints.traits, {
    traits: names.map((name) => ({
      traitId: name.toLowerCase(),
      categoryType,
      name,
      definition: '',
      behaviours: Array.from({ length: 9 }, (_, place) => `${name} on level ${place + 1}.`),
      tips: Array.from({ length: 8 }, () => ''),
    })),
  }),
  answering(assessmentEndpoints.assessmentAttempt, {
    attempt: {
      id: attempt,
      categoryType,
      contentVersion: '1',
      completedAt: '2026-11-20T08:00:00Z',
      month: '2026-11',
      ...scored(5.4),
      traits: names.map((name) => ({
        traitId: name.toLowerCase(),
        ...scored(5.4),
        statementScore: 5,
        anchoredLevel: 5,
      })),
    },
    previous: null,
    answers: {},
    asked: null,
  }),
);

const open = () =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <AttemptResult attempt={attempt} />
    </QueryClientProvider>,
  );

const failed = 'This part could not be shown.';
const head = 'You are at level 5 · Name 5.';
const rows = names.map((name) => `${name} on level 5.`);

test.each([
  { card: 'the head', Card: ResultHead, own: head, others: ['Line 6.', ...rows] },
  { card: 'the next level', Card: NextLevel, own: 'Line 6.', others: [head, ...rows] },
])('a fault in $card stays there, is reported, and can be tried again', async (each) => {
  const mend = breakComponent(each.Card);
  const screen = await open();
  await expect.element(screen.getByRole('alert').getByText(failed)).toBeVisible();
  for (const other of each.others) await expect.element(screen.getByText(other)).toBeVisible();
  expect(screen.getByText(each.own).elements()).toEqual([]);
  await expect.poll(() => server.sent(reportClientError)).toHaveLength(1);
  mend();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(each.own)).toBeVisible();
  expect(screen.getByText(failed).elements()).toEqual([]);
});

test('each trait fails alone', async () => {
  const mend = breakComponent(TraitRow);
  const screen = await open();
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect.element(again.nth(1)).toBeVisible();
  await expect.element(screen.getByText(head)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  mend();
  await again.first().click();
  await expect.element(screen.getByText('Purpose on level 5.')).toBeVisible();
  expect(screen.getByText(failed).elements()).toHaveLength(1);
  expect(screen.getByText('Discipline on level 5.').elements()).toEqual([]);
});
