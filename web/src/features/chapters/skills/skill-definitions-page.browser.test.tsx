import type { CategorySlug } from '@stratum/contract/categories';
import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { levelNumbers } from '../../../shared/charts/levels.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { emptyLibrary } from '../../../testing/library.ts';
import SkillDefinitionsPage from './skill-definitions-page.tsx';

const sources = [{ citation: 'Vazire, S. (2010). Who knows?', supports: 'Others see more.' }];

const skill = (traitId: string, name: string, categoryType: CategorySlug) => ({
  traitId,
  categoryType,
  name,
  definition: `${name} is a skill.`,
  behaviours: levelNumbers.map((level) => `${name}, as done on ${level}.`),
  tips: Array.from({ length: 8 }, () => ''),
  sources: traitId === 'sleep' ? sources : [],
});

fakeApi(
  ...emptyLibrary,
  answering(assessmentEndpoints.standing, {
    overall: null,
    categories: [
      {
        categoryType: 'personal-health',
        month: '2026-10',
        score: 4,
        level: 4,
        traits: [{ traitId: 'sleep', score: 4, level: 4 }],
      },
    ],
    previous: null,
    months: [],
  }),
  answering(assessmentEndpoints.traits, {
    traits: [skill('purpose', 'Purpose', 'mentality'), skill('sleep', 'Sleep', 'personal-health')],
  }),
  answering(assessmentEndpoints.levels, {
    levels: levelNumbers.map((level) => ({
      level,
      name: `Name ${level}`,
      line: '',
      description: '',
      colour: { light: '#000000', dark: '#ffffff' },
    })),
    categories: [
      { categoryType: 'mentality', name: 'Mentality', line: 'What you act for.' },
      { categoryType: 'personal-health', name: 'Health', line: 'Day and night.' },
    ],
  }),
);

afterEach(() => {
  queryClient.clear();
});

const show = (search = '') =>
  renderInApp(
    <QueryClientProvider client={queryClient}>
      <main>
        <SkillDefinitionsPage />
      </main>
    </QueryClientProvider>,
    `/en/performance-based-skills-definitions${search}`,
  );

test('an address leads to a level of a skill, and the reader sees where they stand', async () => {
  const screen = await show('?trait=sleep&level=5');
  const five = screen.getByRole('listitem').filter({ hasText: 'Sleep, as done on 5.' });
  await expect.element(five).toHaveFocus();
  const four = screen.getByRole('listitem').filter({ hasText: 'Sleep, as done on 4.' });
  await expect.element(four.getByText('Level 4 ·')).toBeInTheDocument();
  await expect.element(four.getByText('You are here')).toBeVisible();
  await expect.element(screen.getByText('Purpose, as done on 5.')).not.toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('a skill names what it rests on, and leads to what has been tested', async () => {
  const screen = await show();
  await userEvent.click(screen.getByText('Sources Sleep'));
  await expect.element(screen.getByText('Others see more.')).toBeVisible();
  await expect.element(screen.getByText('Vazire, S. (2010). Who knows?')).toBeVisible();
  const note = screen.getByRole('link', { name: 'Technical note' });
  await expect.element(note).toHaveAttribute('href', '/en/technical-note');
  expect(await accessibilityFaults()).toEqual([]);
});

test('an anchor does the same', async () => {
  const screen = await show('#purpose-3');
  const three = screen.getByRole('listitem').filter({ hasText: 'Purpose, as done on 3.' });
  await expect.element(three).toHaveFocus();
});

test('searching opens what it finds, marks it and says how much it is', async () => {
  const screen = await show();
  await expect.element(screen.getByRole('heading', { name: 'Purpose' })).toBeVisible();
  await userEvent.fill(screen.getByRole('searchbox'), 'SLEEP 7');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 skill found');
  await expect.element(screen.getByText('Sleep, as done on 7.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Purpose' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('7', { exact: true }).last()).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.fill(screen.getByRole('searchbox'), 'nowhere');
  await expect.element(screen.getByText('No skill matches.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all skills' }));
  await expect.element(screen.getByRole('heading', { name: 'Purpose' })).toBeVisible();
});

test('one category leaves the others out', async () => {
  const screen = await show();
  await screen.getByRole('combobox', { name: 'Category' }).selectOptions('Health');
  await expect.element(screen.getByRole('heading', { name: 'Sleep' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Purpose' })).not.toBeInTheDocument();
});

test('the own level is compared with the one above, then whatever is chosen', async () => {
  const screen = await show();
  await userEvent.click(screen.getByRole('link', { name: 'Compare Sleep' }));
  await expect.element(screen.getByRole('heading', { name: 'Side by side' })).toHaveFocus();
  await expect.element(screen.getByText('Sleep, as done on 4.')).toBeVisible();
  await expect.element(screen.getByText('Sleep, as done on 5.')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  const second = screen.getByRole('group', { name: 'Second' });
  await second.getByRole('combobox', { name: 'Skill' }).selectOptions('Purpose');
  await expect.element(screen.getByText('Purpose, as done on 5.')).toBeVisible();
  await expect.element(screen.getByText('Sleep, as done on 5.')).not.toBeInTheDocument();
});

test('two skills stand beside each other on all nine levels', async () => {
  const screen = await show('?trait=purpose&beside=sleep');
  for (const level of levelNumbers) {
    const row = screen.getByRole('listitem').filter({ hasText: `Purpose, as done on ${level}.` });
    await expect.element(row.getByText(`Sleep, as done on ${level}.`)).toBeVisible();
  }
  expect(await accessibilityFaults()).toEqual([]);
});
