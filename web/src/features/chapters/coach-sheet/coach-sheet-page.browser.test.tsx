import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { levelNumbers } from '../../../shared/charts/levels.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import CoachSheetPage from './coach-sheet-page.tsx';

const skill = (traitId: string, name: string) => ({
  traitId,
  categoryType: 'personal-health' as const,
  name,
  definition: `${name} is a skill.`,
  behaviours: levelNumbers.map((level) => `${name}, as done on ${level}.`),
  tips: levelNumbers.slice(1).map((level) => `${name}, a step up to ${level}.`),
  sources: [{ citation: `About ${name} (2010).`, supports: '' }],
});

fakeApi(
  answering(assessmentEndpoints.traits, {
    traits: [skill('sleep', 'Sleep'), skill('nutrition', 'Nutrition')],
  }),
  answering(assessmentEndpoints.levels, {
    levels: levelNumbers.map((level) => ({
      level,
      name: `Name ${level}`,
      line: '',
      description: '',
      colour: { light: '#000000', dark: '#ffffff' },
    })),
    categories: [{ categoryType: 'personal-health', name: 'Health', line: 'Day and night.' }],
  }),
);

afterEach(() => {
  queryClient.clear();
});

test('the sheet has the nine levels, the eight steps and the sources of the named skill, and prints', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await renderInApp(
    <QueryClientProvider client={queryClient}>
      <main>
        <CoachSheetPage />
      </main>
    </QueryClientProvider>,
    '/en/coach-sheet?trait=nutrition',
  );
  const sheet = page.getByRole('article', { name: 'Nutrition' });
  await expect.element(sheet).toMatchTextContent('Level 9 · Name 9Nutrition, as done on 9.');
  await expect
    .element(sheet)
    .toMatchTextContent('From level 8 to level 9Nutrition, a step up to 9.');
  await expect.element(sheet).toMatchTextContent('About Nutrition (2010).');
  expect(await accessibilityFaults()).toEqual([]);

  await userEvent.selectOptions(page.getByLabelText('Skill'), 'Sleep');
  await expect
    .element(page.getByRole('article', { name: 'Sleep' }))
    .toMatchTextContent('Sleep, as done on 1.');
  await userEvent.click(page.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
