import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';

const on = await openTestApp();
afterAll(on.close);

beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

/** The months a person was told of, the newest first; in a session of now. */
const monthsTold = async (user: SignedInUser) => {
  const { call } = await user.again();
  const { items } = dataOf(await call(notificationRoutes.getNotification));
  return items.filter(({ kind }) => kind === 'new_assessment_month').map(({ data }) => data);
};

test('a month that begins is told of at nine of the person’s clocks, once', async () => {
  const ada = await on.build.user();
  await takeAssessment(ada, 'mentality');
  await on.runAt('2026-12-01T07:59:59Z');
  expect(await monthsTold(ada)).toEqual([]);
  await on.runAt('2026-12-01T08:00:00Z');
  await on.runAt('2026-12-01T09:00:00Z');
  expect(await monthsTold(ada)).toEqual([{ month: '2026-12' }]);
});

test('whoever has assessed in it already is not told, and is told of the next one', async () => {
  const ada = await on.build.user();
  await takeAssessment(ada, 'mentality');
  on.clock.set('2026-11-30T23:30:00Z');
  await takeAssessment(ada, 'mentality');
  await on.runAt('2026-12-01T08:00:00Z');
  expect(await monthsTold(ada)).toEqual([]);
  await on.runAt('2027-01-01T08:00:00Z');
  expect(await monthsTold(ada)).toEqual([{ month: '2027-01' }]);
});

test('it moves with its person to another zone', async () => {
  const ada = await on.build.user();
  await takeAssessment(ada, 'mentality');
  await ada.call(profileRoutes.updateProfile, { body: { timeZone: 'Pacific/Honolulu' } });
  await on.runAt('2026-12-01T18:59:59Z');
  expect(await monthsTold(ada)).toEqual([]);
  await on.runAt('2026-12-01T19:00:00Z');
  expect(await monthsTold(ada)).toEqual([{ month: '2026-12' }]);
});

test('it comes at once where its time is over in the zone that its person moves to', async () => {
  const [ada, bruno] = [
    await on.build.user({ timeZone: 'America/New_York' }),
    await on.build.user({ timeZone: 'America/New_York' }),
  ];
  for (const user of [ada, bruno]) await takeAssessment(user, 'mentality');
  // In New York still the evening before.
  on.clock.set('2026-12-01T02:00:00Z');
  for (const [user, timeZone] of [
    [ada, 'Asia/Tokyo'],
    [bruno, 'Europe/Berlin'],
  ] as const) {
    const { call } = await user.again();
    await call(profileRoutes.updateProfile, { body: { timeZone } });
  }
  await on.due.runDue();
  expect(await monthsTold(ada)).toEqual([{ month: '2026-12' }]);
  expect(await monthsTold(bruno)).toEqual([]);
  await on.runAt('2026-12-01T08:00:00Z');
  expect(await monthsTold(bruno)).toEqual([{ month: '2026-12' }]);
  await on.runAt('2027-01-01T00:00:00Z');
  expect(await monthsTold(ada)).toEqual([{ month: '2027-01' }, { month: '2026-12' }]);
});

test('whoever has taken nothing for three months is left alone', async () => {
  const ada = await on.build.user();
  await takeAssessment(ada, 'mentality');
  for (const month of ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04']) {
    await on.runAt(`${month}-01T08:00:00Z`);
  }
  expect(await monthsTold(ada)).toHaveLength(3);
});

test('where no server ran as it began, it is told of within three days', async () => {
  const [ada, bruno] = [await on.build.user(), await on.build.user({ timeZone: 'Asia/Tokyo' })];
  await takeAssessment(ada, 'mentality');
  await takeAssessment(bruno, 'mentality');
  await on.runAt('2026-12-04T07:59:00Z');
  expect(await monthsTold(ada)).toEqual([{ month: '2026-12' }]);
  expect(await monthsTold(bruno)).toEqual([]);
});
