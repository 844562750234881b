import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp } from '../../../testing/in-app.tsx';
import ChapterPage from './chapter-page.tsx';

const server = fakeApi(
  answering(assessmentEndpoints.standing, {
    overall: null,
    categories: [],
    previous: null,
    months: [],
  }),
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

test('the way to the fitting chapter never empties the page', async () => {
  const summary = {
    slug: 'reading',
    number: 1,
    title: 'Reading',
    line: '',
    minutes: 6,
    step: null,
  };
  const exercise = { title: 'One thing', setup: '', steps: [], end: '' };
  const chapter = { ...summary, sections: [], exercise, signs: [], sources: [] };
  server.now(
    answering(chapterEndpoints.getChapter, ({ query }) => ({
      chapters: [summary],
      chapter: query.slug === undefined ? null : chapter,
    })),
  );
  const screen = await renderInApp(
    <QueryClientProvider client={createQueryClient()}>
      <ChapterPage />
    </QueryClientProvider>,
    '/en/chapter',
  );
  let wasEmpty = false;
  const watch = new MutationObserver(() => {
    wasEmpty ||= document.querySelector('h1') === null;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await expect.element(screen.getByRole('heading', { name: 'Reading', level: 1 })).toBeVisible();
  watch.disconnect();
  expect(wasEmpty).toBe(false);
});
