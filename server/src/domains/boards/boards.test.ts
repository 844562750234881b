import { blockRoutes } from '@stratum/contract/blocks';
import { boardRoutes as routes } from '@stratum/contract/boards';
import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { groupRoutes } from '@stratum/contract/groups';
import { habits } from '@stratum/contract/habits';
import type { GroupId } from '@stratum/contract/ids';
import { notificationRoutes } from '@stratum/contract/notifications';
import { addDays } from '@stratum/contract/plain-days';
import fc from 'fast-check';
import { afterAll, describe, expect, it, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';
import { consistencyOf, ranked } from './ranks.ts';

const on = await openTestApp();
afterAll(() => on.close());

/** A Friday. */
const friday = '2026-11-20';

async function win(person: SignedInUser, date: string, points: number) {
  const wins = Object.fromEntries(habits.map((habit, at) => [habit, at < points]));
  dataOf(await person.call(dailyWinRoutes.postDailyWin, { body: { date, wins } }));
}

/** Ada and Bruno share with a group, Chloé does not; it is noon in Berlin. */
async function sharing() {
  on.clock.set(`${friday}T11:00:00Z`);
  const ada = await on.build.user({ first_name: 'Ada' });
  const bruno = await on.build.user({ first_name: 'Bruno' });
  const chloe = await on.build.user({ first_name: 'Chloé' });
  const { id: ppauGroupId } = await makeGroup(ada);
  await ada.call(groupRoutes.updateShareDailywins, { body: { ppauGroupId, share: true } });
  await addMember(on, ppauGroupId, bruno, true);
  await addMember(on, ppauGroupId, chloe);
  return { ada, bruno, chloe, ppauGroupId };
}

const todayFor = async (reader: SignedInUser, ppauGroupId: GroupId) =>
  dataOf(await reader.call(routes.groupToday, { params: { ppauGroupId } }));

async function cheer(
  sender: SignedInUser,
  ppauGroupId: GroupId,
  { id: userId }: SignedInUser,
  route: typeof routes.sendCheer | typeof routes.sendNudge = routes.sendCheer,
) {
  return sender.call(route, { params: { ppauGroupId }, body: { userId } });
}

const kindsTold = async (reader: SignedInUser) =>
  dataOf(await reader.call(notificationRoutes.getNotification)).items.map(({ kind }) => kind);

describe('the board', () => {
  it('has everybody who shares, by all measures, with each day; losses are seen by oneself alone', async () => {
    const { ada, bruno, chloe, ppauGroupId } = await sharing();
    const [thursday, wednesday] = [addDays(friday, -1), addDays(friday, -2)];
    await win(ada, wednesday, 5);
    await win(ada, thursday, 4);
    await win(bruno, wednesday, 1);
    await win(bruno, thursday, 4);
    await win(chloe, thursday, 5);
    const board = async (reader: SignedInUser) =>
      dataOf(
        await reader.call(routes.groupBoard, {
          params: { ppauGroupId },
          query: { period: 'yesterday' },
        }),
      );
    const ofTwo = { points: { rank: 1, value: 4 }, of: 5, days: [4] };
    const consistency = { rank: 1, value: 80 };
    expect(await board(ada)).toEqual({
      from: thursday,
      to: thursday,
      before: { from: wednesday, to: wednesday },
      items: [
        { userId: ada.id, first_name: 'Ada', ...ofTwo, consistency, improved: null },
        {
          userId: bruno.id,
          first_name: 'Bruno',
          ...ofTwo,
          consistency,
          improved: { rank: 1, value: 3 },
        },
      ],
      ownChange: -1,
    });
    expect((await board(bruno)).ownChange).toBe(3);
    expect((await board(chloe)).ownChange).toBeNull();
  });

  it('ranks ties alike and leaves the next rank out', () => {
    const value = fc.record({ userId: fc.uuid(), first_name: fc.string(), value: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(value), (rows) => {
        for (const row of ranked(rows))
          expect(row.rank).toBe(1 + rows.filter((other) => other.value > row.value).length);
      }),
    );
    expect(consistencyOf({ points: 1, of: 8, days: [], counting: [] } as never)).toBe(13);
    expect(consistencyOf({ points: 0, of: 0 })).toBeNull();
  });
});

describe('today', () => {
  it('has what each who shares has won on their own day, and the week that they fill', async () => {
    const { ada, bruno, chloe, ppauGroupId } = await sharing();
    await win(ada, friday, 3);
    await win(bruno, addDays(friday, -1), 2);
    await win(chloe, friday, 5);
    const { items, week } = await todayFor(ada, ppauGroupId);
    expect(items).toMatchObject([
      { first_name: 'Ada', wins: { alarm: true, personalDevelopment: false }, open: 2 },
      { first_name: 'Bruno', wins: { alarm: false }, open: 5, quietUntil: null },
    ]);
    expect(week).toEqual({
      from: '2026-11-16',
      to: '2026-11-22',
      days: [0, 0, 0, 2, 3, 0, 0],
      of: 35,
      own: 3,
    });
    expect((await todayFor(chloe, ppauGroupId)).week.own).toBeNull();
  });

  it('leaves nothing open on a day that is skipped', async () => {
    const { ada, bruno, ppauGroupId } = await sharing();
    await win(bruno, addDays(friday, -1), 2);
    const body = { date: friday, reason: 'illness' as const };
    dataOf(await bruno.call(dailyWinRoutes.skipDailyWin, { body }));
    const { items } = await todayFor(ada, ppauGroupId);
    expect(items.find(({ userId }) => userId === bruno.id)).toMatchObject({ open: 0 });
    expect(JSON.stringify(items)).not.toContain('illness');
  });
});

describe('a cheer and a nudge', () => {
  it('reach a member once a day each, whatever comes at once', async () => {
    const { ada, bruno, ppauGroupId } = await sharing();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => cheer(ada, ppauGroupId, bruno)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    const nudged = dataOf(await cheer(ada, ppauGroupId, bruno, routes.sendNudge));
    expect(nudged).toEqual({ cheered: true, nudged: true, quietUntil: null });
    expect(await kindsTold(bruno)).toEqual(['nudge', 'cheer']);
    expect((await todayFor(ada, ppauGroupId)).items).toMatchObject([
      { first_name: 'Ada', cheered: false },
      { first_name: 'Bruno', cheered: true, nudged: true },
    ]);
    on.clock.advance(24 * 3_600_000);
    expect((await cheer(ada, ppauGroupId, bruno)).status).toBe(200);
  });

  it('do not come in quiet hours, which say until when', async () => {
    const { ada, bruno, ppauGroupId } = await sharing();
    on.clock.set(`${friday}T22:30:00Z`);
    const refused = await on.app.inject({
      method: 'POST',
      url: `/api/v1/ppau/${ppauGroupId}/cheer`,
      headers: { authorization: `Bearer ${ada.token}` },
      payload: { userId: bruno.id },
    });
    expect(refused.json()).toMatchObject({ error: { code: 'quiet_hours' } });
    expect(refused.headers['retry-after']).toBe(String(7.5 * 3_600));
    const [, shown] = (await todayFor(ada, ppauGroupId)).items;
    expect(shown).toMatchObject({ quietUntil: '2026-11-21T06:00:00.000Z', cheered: false });
  });

  it('are between people who share, and never to oneself', async () => {
    const { ada, chloe, bruno, ppauGroupId } = await sharing();
    expect((await cheer(ada, ppauGroupId, chloe)).status).toBe(404);
    expect((await cheer(chloe, ppauGroupId, bruno)).status).toBe(403);
    expect((await cheer(ada, ppauGroupId, ada)).status).toBe(403);
    const stranger = await on.build.user();
    expect((await cheer(ada, ppauGroupId, stranger)).status).toBe(404);
    expect(await kindsTold(bruno)).toEqual([]);
  });

  it('do not reach who has blocked their sender, and do not say so', async () => {
    const { ada, bruno, ppauGroupId } = await sharing();
    await bruno.call(blockRoutes.blockPerson, { body: { userId: ada.id } });
    for (const route of [routes.sendCheer, routes.sendNudge])
      expect((await cheer(ada, ppauGroupId, bruno, route)).status).toBe(200);
    expect(await kindsTold(bruno)).toEqual([]);
  });

  it('disturb nobody who has muted the group, and do not say so', async () => {
    const { ada, bruno, ppauGroupId } = await sharing();
    const body = { ppauGroupId, level: 'nothing' as const };
    dataOf(await bruno.call(groupRoutes.changeGroupNotifications, { body }));
    expect((await cheer(ada, ppauGroupId, bruno)).status).toBe(200);
    expect(await kindsTold(bruno)).toEqual([]);
  });
});

test('who has cheered whom is forgotten after a week', async () => {
  const { ada, bruno, ppauGroupId } = await sharing();
  await cheer(ada, ppauGroupId, bruno);
  const kept = () => on.database.pool.query('SELECT FROM cheers WHERE sender_id = $1', [ada.id]);
  await on.jobs.sendScheduled();
  await on.jobs.drain();
  expect((await kept()).rowCount).toBe(1);
  on.clock.advance(9 * 24 * 3_600_000);
  await on.jobs.sendScheduled();
  await on.jobs.drain();
  expect((await kept()).rowCount).toBe(0);
});
