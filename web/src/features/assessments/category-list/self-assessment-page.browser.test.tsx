import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import SelfAssessmentPage from './self-assessment-page.tsx';

type Status = RouteReply<typeof assessmentEndpoints.assessmentStatus>;
const categories = [
  { categoryType: 'mentality', name: 'Mentality', line: 'What you act for.' },
  { categoryType: 'personal-health', name: 'Personal health', line: 'What carries you.' },
] as const;

const { assessmentStatus, levels } = assessmentEndpoints;
const server = fakeApi(answering(levels, { levels: [], categories: [...categories] }));

afterEach(() => {
  queryClient.clear();
  localStorage.clear();
});

function open(status: Pick<Status, 'organization' | 'assignedCategories'>) {
  server.now(
    answering(assessmentStatus, {
      assessment_completed: false,
      ...status,
      categories: categories.map(({ categoryType }) => ({
        categoryType,
        answered: 0,
        total: 20,
        lastCompletedAt: null,
      })),
    }),
  );
  return renderInApp(
    <QueryClientProvider client={queryClient}>
      <main>
        <SelfAssessmentPage />
      </main>
    </QueryClientProvider>,
  );
}

test('an organization is named as it writes itself', async () => {
  const name = 'أكاديمية <الشمال>';
  const screen = await open({ organization: { name }, assignedCategories: ['mentality'] });
  const heading = screen.getByRole('heading', { name: `Suggested by ${name}` });
  await expect.element(heading).toBeVisible();
  expect(heading.getByText(name, { exact: true }).element().tagName).toBe('BDI');
});

test('what an organization assigns stands under its name, the rest is open below', async () => {
  const organization = { name: 'Northlight Academy' };
  const screen = await open({ organization, assignedCategories: ['personal-health'] });
  const assigned = screen.getByRole('heading', { name: 'Suggested by Northlight Academy' });
  await expect.element(assigned).toBeVisible();
  const headings = screen.getByRole('heading').elements();
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Self-assessment'],
    ['H2', 'Suggested by Northlight Academy'],
    ['H3', 'Personal health'],
    ['H2', 'Also open to you'],
    ['H3', 'Mentality'],
  ]);
  await expect.element(screen.getByRole('link', { name: 'Begin: Mentality' })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
});

test('without an organization all stand in one list', async () => {
  const assignedCategories = categories.map(({ categoryType }) => categoryType);
  const screen = await open({ organization: null, assignedCategories });
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Mentality' })).toBeVisible();
  await expect.element(screen.getByText('Also open to you')).not.toBeInTheDocument();
});
