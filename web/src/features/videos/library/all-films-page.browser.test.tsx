import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { videoListEndpoints } from '@stratum/contract/endpoints/video-list';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { show, video } from '../../../testing/films.tsx';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import texts from '../messages.en.json';
import AllFilmsPage from './all-films-page.tsx';

const { getVideos } = videoListEndpoints;
const transcript = [{ from: 12.5, to: 18, text: 'The clock goes by light.' }];
const server = fakeApi(
  answering(performanceEndpoints.getPerformanceModule, { items: [], next: null }),
  answering(performanceEndpoints.getPerformanceCategories, { items: [] }),
  answering(getVideos, ({ query }) => ({
    items: query.search === 'nothing' ? [] : [{ ...video, transcript }],
    next: null,
  })),
);
signedInAs(ada.id);

test('a search finds what is said, and leads to the second; one without a find leads back', async () => {
  await show(<AllFilmsPage />, '/en/performanceVideos');
  await expect.element(page.getByText(video.description)).toBeVisible();
  const field = page.getByRole('searchbox');
  await field.fill(' Light ');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('link', { name: 'At 0:12:' }))
    .toHaveAttribute('href', `/en/performance-module-videos?videoId=${video.id}&t=12`);
  await expect.element(page.getByText('1 video', { exact: true })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await field.fill('nothing');
  await page.getByRole('button', { name: texts.search_button }).click();
  await page.getByRole('button', { name: texts.all_films }).click();
  await expect.element(page.getByText(video.description)).toBeVisible();
  await expect.element(field).toHaveValue('');
  // What was read before shows at once, and is read anew behind it.
  await expect
    .poll(() => server.sent(getVideos).map(({ query }) => query.search))
    .toEqual([undefined, 'Light', 'nothing', undefined]);
});
