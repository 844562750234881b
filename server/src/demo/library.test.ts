import type { UserId } from '@stratum/contract/ids';
import { buckets } from '@stratum/contract/library/buckets';
import { performanceRoutes } from '@stratum/contract/performance';
import { videoRoutes } from '@stratum/contract/videos';
import { expect, it } from 'vitest';
import { dataOf } from '../../test/call.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { makeModule, makeVideo } from '../../test/make-video.ts';
import { inTransaction } from '../platform/transaction.ts';
import { seedWatching } from './library.ts';
import { demoPeople } from './people.ts';

/** What the calls tell of all the demo's people. */
async function watchedIn(many: number) {
  const on = await createTestApp();
  for (let film = 0; film < many; film += 1) {
    const id = await makeVideo(on);
    for (const bucket of buckets) await makeModule(on, { films: [id], bucket });
  }
  const users = await Promise.all(demoPeople.map(({ timeZone }) => on.build.user({ timeZone })));
  const people = demoPeople.map((person, place) => ({
    userId: users[place]?.id ?? ('' as UserId),
    person,
    goals: [],
  }));
  await inTransaction(on.database.db, (tx) => seedWatching(tx, people, on.clock.now()));
  return Promise.all(
    users.map(async (user) => {
      const { recommended: _of, continueWatching } = dataOf(
        await user.call(performanceRoutes.getPerformance),
      );
      const { items: films } = dataOf(await user.call(videoRoutes.getVideos));
      const modules = dataOf(await user.call(performanceRoutes.getPerformanceModule)).items;
      return {
        unfinished: continueWatching.length,
        completed: films.filter(({ completed }) => completed).length,
        liked: films.filter(({ liked }) => liked).length,
        saved: films.filter(({ saved }) => saved).length,
        moments: dataOf(await user.call(videoRoutes.getMoments)).items.length,
        acts: modules.filter(({ actDone }) => actDone).length,
        history: dataOf(await user.call(videoRoutes.watchHistory)).items.length,
      };
    }),
  );
}

it('have watched, liked, saved and kept what there is, of one film and of twenty-five', async () => {
  for (const many of [1, 25]) {
    const people = await watchedIn(many);
    const sum = (what: keyof (typeof people)[number]) =>
      people.reduce((total, person) => total + person[what], 0);
    for (const what of ['unfinished', 'completed', 'liked', 'saved', 'moments', 'acts'] as const) {
      expect(sum(what)).toBeGreaterThan(0);
    }
    // The first of them has something to go on with.
    expect(people[0]?.unfinished).toBeGreaterThan(0);
    const told = demoPeople.map(({ films }) => Math.min(many, films.length));
    expect(people.map(({ history }) => history)).toEqual(told);
  }
});
