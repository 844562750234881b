import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { videoEndpoints } from '@stratum/contract/endpoints/videos';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import texts from '../../features/performance/messages.en.json';
import videoTexts from '../../features/videos/messages.en.json';
import { appStore, setSelections } from '../../shared/state/app-store.ts';
import { ada } from '../../testing/ada.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { savedBookmark, show } from '../../testing/films.tsx';
import { accessibilityFaults } from '../../testing/in-app.tsx';
import { film, forYou, library, modules } from '../../testing/library.ts';
import { signedInAs } from '../../testing/signed-in.ts';
import MyStratumPage from './my-stratum-page.tsx';

const server = fakeApi(...library);
signedInAs(ada.id);

const at = (query: string) => show(<MyStratumPage />, `/en/myStratum${query}`);
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const selected = () => {
  const { tab, categoryId, subcategoryId } = appStore.getState().selections;
  return [tab, categoryId, subcategoryId];
};

test('one lesson leads with the reason for it, and opens in its module', async () => {
  await at('');
  await expect.element(heading('Start with sleep.')).toBeVisible();
  const reason = /You are at 5\.2, the lowest of your 3 skills with a video\./;
  await expect.element(page.getByText(reason)).toBeVisible();
  const [, growth] = modules;
  const address = `/en/performance-module-videos?moduleId=${growth?.id}&videoId=${film.id}`;
  await expect
    .element(page.getByRole('link', { name: 'Watch, 1:15' }))
    .toHaveAttribute('href', address);
  expect(await accessibilityFaults()).toEqual([]);
});

test('a film of the order stays saved once the server has it, without reading the order again', async () => {
  server.now(answering(videoEndpoints.bookmarkVideo, savedBookmark));
  await at('');
  const save = page.getByRole('button', { name: texts.save, exact: true });
  await save.click();
  // Read again once the write has been taken.
  await expect.poll(() => server.sent(videoEndpoints.performanceVideoActivity)).toHaveLength(2);
  await expect.element(save).toHaveAttribute('aria-pressed', 'true');
  expect(server.sent(performanceEndpoints.getPerformance)).toHaveLength(1);
});

test('where only one skill has a film, nothing is called the lowest', async () => {
  server.now(answering(performanceEndpoints.getPerformance, forYou({ among: 1 })));
  await at('');
  await expect.element(heading('A lesson for your level: sleep.')).toBeVisible();
});

test('before the first result the way leads to one, and to any lesson', async () => {
  const none = forYou({ kind: 'first', level: null, score: null, among: 0 });
  server.now(
    answering(performanceEndpoints.getPerformance, {
      ...none,
      continueWatching: [{ ...film, id: savedBookmark.performance_video_id, second: 47 }],
    }),
  );
  await at('');
  await expect.element(heading(texts.first.heading)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: texts.first.assess }))
    .toHaveAttribute('href', '/en/self-assessment');
  await expect.element(page.getByRole('link', { name: /^Personal health/ })).toBeVisible();
});

test('the tab stands in the address and is stored; one that is stored opens where the address says none', async () => {
  setSelections({ tab: 'browse', categoryId: 'personal-health', subcategoryId: 'sleep' });
  await at('');
  await expect.element(page.getByRole('link', { name: 'Lesson of mastery' })).toBeVisible();
  await expect.poll(selected).toEqual(['browse', 'personal-health', 'sleep']);
  await page.getByRole('link', { name: /^Fitness/ }).click();
  await expect.element(page.getByText(texts.meanwhile)).toBeVisible();
  await expect.poll(selected).toEqual(['browse', 'personal-health', 'fitness']);
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.tab();
  page.getByRole('link', { name: texts.browse }).element().focus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(heading('Start with sleep.')).toBeVisible();
  await expect.poll(selected).toEqual(['for-you', null, null]);
});

test('a saved film that is let go leaves the list, and an empty list leads on', async () => {
  let isSaved = true;
  server.now(
    answering(videoEndpoints.getSavedVideos, () => ({
      items: isSaved ? [{ ...film, saved: true }] : [],
      next: null,
    })),
    answering(videoEndpoints.deleteBookmarkVideo, () => {
      isSaved = false;
      return { deleted: 1 };
    }),
  );
  await at('?tab=saved');
  const save = page.getByRole('button', { name: `Save “${film.title}”` });
  await expect.element(save).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityFaults()).toEqual([]);
  await save.click();
  await expect.element(heading(videoTexts.saved.empty)).toBeVisible();
  await expect.element(page.getByRole('link', { name: videoTexts.all_films })).toBeVisible();
});

test('a moment opens at its second, and is gone at once when it is deleted', async () => {
  const { performance_video_id, id } = savedBookmark;
  const moment = { id, performance_video_id, second: 24.5, note: 'Ring the bell' };
  const about = { title: film.title, poster: '/film.webp', posterDark: null };
  const createdAt = '2026-11-26T10:00:00.000Z';
  let items = [{ ...moment, ...about, createdAt }];
  server.now(
    answering(videoEndpoints.getMoments, () => ({ items, next: null })),
    answering(videoEndpoints.deleteBookmarkVideo, () => {
      items = [];
      return { deleted: 1 };
    }),
  );
  await at('?tab=moments');
  await expect
    .element(page.getByRole('link', { name: `${film.title}, 0:24` }))
    .toHaveAttribute('href', `/en/performance-module-videos?videoId=${film.id}&t=24`);
  expect(await accessibilityFaults()).toEqual([]);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect.element(heading(videoTexts.moments.empty)).toBeVisible();
});

test('the history is cleared after a question, and switched off', async () => {
  const viewedAt = '2026-11-26T10:00:00.000Z';
  let reply = { kept: true, items: [{ viewedAt, video: film }], next: null };
  server.now(
    answering(videoEndpoints.watchHistory, () => reply),
    answering(videoEndpoints.clearWatchHistory, () => {
      reply = { ...reply, items: [] };
      return { kept: reply.kept };
    }),
    answering(videoEndpoints.changeWatchHistory, ({ body }) => {
      reply = { ...reply, kept: body.kept };
      return body;
    }),
  );
  await at('?tab=history');
  await expect.element(page.getByText('Watched on Thursday 26 November')).toBeVisible();
  await page.getByRole('button', { name: videoTexts.history.clear }).click();
  await page.getByRole('dialog').getByRole('button', { name: videoTexts.history.clear }).click();
  await expect.element(heading(videoTexts.history.empty)).toBeVisible();
  await page.getByText(videoTexts.history.keep).click();
  await expect.element(heading(videoTexts.history.off)).toBeVisible();
  expect(server.sent(videoEndpoints.changeWatchHistory).map(({ body }) => body)).toEqual([
    { kept: false },
  ]);
});
