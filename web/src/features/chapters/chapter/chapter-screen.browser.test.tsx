import type { Chapter } from '@stratum/contract/chapters';
import { chapterEndpoints } from '@stratum/contract/endpoints/chapters';
import errors from '@stratum/contract/messages/errors.en.json';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../shared/api/query-client.ts';
import { answering, refuse } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { accessibilityFaults, renderInApp } from '../../../testing/in-app.tsx';
import { ChapterScreen } from './chapter-screen.tsx';

const summary = (number: number, slug: string) => ({
  slug,
  number,
  title: `Title ${number}`,
  line: 'What it is about.',
  minutes: 6,
  step: number === 1 ? null : { from: number - 1, to: number },
});
const chapters = [summary(1, 'reading'), summary(2, 'seeing'), summary(3, 'trying')];
const chapter: Chapter = {
  ...summary(2, 'seeing'),
  sections: [{ heading: 'A scene', paragraphs: ['Mina walks home.'], list: ['One', 'Two'] }],
  exercise: { title: 'One thing', setup: '10 minutes', steps: ['Write.', 'Read.'], end: 'Done.' },
  signs: [{ traitId: 'focus', name: 'Focus', behaviour: 'You see it, looking back.' }],
  sources: ['Lally (2010).'],
  help: [],
};

const { getChapter } = chapterEndpoints;
const found = answering(getChapter, { chapters, chapter });
/** An address without a slug shows the list all the same. */
const refusing = (code: 'not_found' | 'invalid_input' | 'too_many_requests') =>
  answering(getChapter, ({ query }) =>
    query.slug === undefined ? { chapters, chapter: null } : refuse(code),
  );
const server = fakeApi(found);

afterEach(() => {
  queryClient.clear();
});

const show = () =>
  renderInApp(
    <QueryClientProvider client={queryClient}>
      <main>
        <ChapterScreen slug="seeing" level={2} />
      </main>
    </QueryClientProvider>,
  );

test('a chapter stands whole, with the ways to those before and after', async () => {
  const screen = await show();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Title 2');
  await expect.element(screen.getByText('Mina walks home.')).toBeVisible();
  const links = screen.getByRole('navigation', { name: 'All chapters' }).getByRole('link');
  const addresses = links.elements().map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/en/chapter?slug=reading',
    '/en/chapter?slug=trying',
    '/en/resources-stratum9',
  ]);
  await expect
    .element(screen.getByRole('link', { name: 'Focus' }))
    .toHaveAttribute('href', '/en/performance-based-skills-definitions?trait=focus&level=2');
  expect(await accessibilityFaults()).toEqual([]);
});

test('the exercise is printed alone, and afterwards the chapter is whole again', async () => {
  const screen = await show();
  const text = screen.getByText('Mina walks home.');
  await expect.element(text).toBeVisible();
  const awayOnPaper = () => text.element().closest(String.raw`.print\:hidden`) !== null;
  const seen: boolean[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    seen.push(awayOnPaper());
  });
  await userEvent.click(page.getByRole('button', { name: 'Print the exercise' }));
  expect(seen).toEqual([true]);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(awayOnPaper).toBe(false);
});

test.each(['not_found', 'invalid_input'] as const)(
  'an address without a chapter (%s) shows those there are',
  async (code) => {
    server.now(refusing(code));
    const screen = await show();
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('There is no chapter here.');
    await expect.element(screen.getByRole('link', { name: '3. Title 3' })).toBeVisible();
    await expect.element(screen.getByText('For your next step')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  },
);

test('what could not be read can be asked for again', async () => {
  server.now(refusing('too_many_requests'));
  const screen = await show();
  await expect.element(screen.getByRole('alert').getByText(errors.too_many_requests)).toBeVisible();
  server.now(found);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByRole('heading', { name: 'A scene' })).toBeVisible();
});
