import type { Question } from '@stratum/contract/questions';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { consentIn } from '../../../testing/consent.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import type { Questionnaire } from '../queries.ts';
import { ReviewScreen } from './review-screen.tsx';

fakeApi();

const nothing = () => undefined;
const questions = ['a', 'b', 'c', 'd', 'e', 'f'].map(
  (name): Question => ({ id: `${name}.a`, kind: 'statement', traitId: name, text: `I ${name}.` }),
);
const questionnaire: Questionnaire = {
  categoryType: 'mentality',
  contentVersion: '1',
  scale: [
    { value: 3, label: 'Sometimes', share: '', level: 5 },
    { value: 4, label: 'Often', share: '', level: 7 },
  ],
  questions,
  reversed: [],
  draft: null,
  consent: consentIn('given'),
};
const traits = questions.map(({ traitId }) => ({
  traitId,
  categoryType: 'mentality' as const,
  name: `Skill ${traitId}`,
  definition: '',
  help: null,
  caution: null,
  sources: [],
  behaviours: [],
  tips: Array.from({ length: 8 }, () => ''),
}));
const each = (value: number) => Object.fromEntries(questions.map(({ id }) => [id, value]));

const show = (answers: Record<string, number>, milliseconds: number) =>
  renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <ReviewScreen
          questionnaire={questionnaire}
          answers={answers}
          times={each(milliseconds)}
          traits={traits}
          onStep={nothing}
          progress="idle"
          onRetry={nothing}
          onReload={nothing}
        />
      </main>
    </QueryClientProvider>,
  );

test('one answer to everything, and answers faster than reading, are told before they count', async () => {
  const screen = await show(each(4), 900);
  const note = (text: string) => screen.getByText(text, { exact: false });
  await expect.element(note('All 6 statements have the same answer, “Often”.')).toBeVisible();
  await expect.element(note('You responded to 6 of the 6 statements in less than')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('who has read and answered is told nothing of the kind', async () => {
  const screen = await show({ ...each(4), 'b.a': 3 }, 4_000);
  await expect.element(screen.getByRole('button', { name: 'See my result' })).toBeVisible();
  expect(screen.getByText('statements', { exact: false }).elements()).toEqual([]);
});
