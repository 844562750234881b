import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { answering, refuse } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import ChapterPage from './chapter-page.tsx';

const server = fakeApi(
  answering(assessmentEndpoints.standing, { overall: null, categories: [] }),
  answering(chapterEndpoints.getChapter, refuse('not_found')),
);

test('a chapter asks where its reader stands, and for none of their history', async () => {
  const screen = await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <ChapterPage />
    </QueryClientProvider>,
    '/en/chapter?slug=nowhere',
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  // An unknown chapter is followed by the list of all.
  const asked = () => [...new Set(server.calls())].toSorted();
  await expect.poll(asked).toEqual(['GET /get-chapter', 'GET /standing']);
});
