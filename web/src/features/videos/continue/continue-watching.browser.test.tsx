import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ada } from '../../../testing/ada.ts';
import { answering } from '../../../testing/fake-answer.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { show, video } from '../../../testing/films.tsx';
import { accessibilityFaults } from '../../../testing/in-app.tsx';
import { signedInAs } from '../../../testing/signed-in.ts';
import { takeProgress } from '../player/progress/follow-progress.ts';
import { ContinueWatching } from './lazy-continue-watching.tsx';

const begun = { ...video, progress: 62, second: 47 };
let continueWatching = [begun];
const server = fakeApi(
  answering(performanceEndpoints.getPerformance, () => ({ recommended: [], continueWatching })),
);
signedInAs(ada.id);

test('what is begun goes on at its second, as far as it has been saved; once watched it is gone', async () => {
  await show(<ContinueWatching />);
  const card = page.getByRole('link', { name: /The clock that travels/ });
  await expect.element(card).toHaveAccessibleName(/Continue at 0:47.*28 seconds left/);
  await expect
    .element(card)
    .toHaveAttribute('href', `/en/performance-module-videos?videoId=${video.id}&t=47`);
  expect(await accessibilityFaults()).toEqual([]);

  const save = { performance_video_id: video.id, played: [] };
  takeProgress({ body: { ...save, second: 60 } }, { progress: 80, completed: false });
  await expect.element(card).toHaveAccessibleName(/Continue at 1:00.*15 seconds left/);
  expect(server.sent(performanceEndpoints.getPerformance)).toHaveLength(1);
  continueWatching = [];
  takeProgress({ body: { ...save, second: 75 } }, { progress: 100, completed: true });
  await expect.element(card).not.toBeInTheDocument();
});
