import { authRoutes } from '@stratum/contract/auth';
import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { goalRoutes } from '@stratum/contract/goals';
import { notificationPreferenceRoutes } from '@stratum/contract/notification-preferences';
import { notificationRoutes } from '@stratum/contract/notifications';
import { profileRoutes } from '@stratum/contract/profile';
import { weeklyReviewRoutes as routes } from '@stratum/contract/weekly-review';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { callRoute, dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';
import { newcomer, registerFor } from '../../../test/newcomer.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';
import { createDue } from '../../jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { scheduleReview } from './schedule.ts';

const on = await openTestApp();
afterAll(on.close);

/** A Monday; the review of its week comes on Sunday the 22nd at 18:00, in Berlin. */
beforeEach(() => on.clock.set('2026-11-16T09:00:00Z'));
const moment = '2026-11-22T17:00:00Z';

/** As a sign-up leaves them. */
const person = async (overrides: { timeZone?: string } = {}) => {
  const { timeZone = 'Europe/Berlin' } = overrides;
  const user = await on.build.user({ timeZone });
  const reviewed = { userId: user.id, timeZone };
  await inTransaction(on.database.db, (tx) => scheduleReview(tx, reviewed, on.clock.now()));
  return user;
};
const runAt = async (instant: string) => {
  on.clock.set(instant);
  await on.due.runDue();
};
/** The weekly reviews that a person was told of, the newest first; in a session of now. */
const toldTo = async (user: SignedInUser) => {
  const { call } = await user.again();
  const { items } = dataOf(await call(notificationRoutes.getNotification));
  return items.filter(({ kind }) => kind === 'weekly_review');
};
const weeksTold = async (user: SignedInUser) =>
  (await toldTo(user)).map(({ data }) => 'week' in data && data.week);
const win = (user: SignedInUser, date: string) =>
  user.call(dailyWinRoutes.postDailyWin, { body: { date, wins: { alarm: true } } });
const move = async (user: SignedInUser, timeZone: string) => {
  const { call } = await user.again();
  await call(profileRoutes.updateProfile, { body: { timeZone } });
  await on.due.runDue();
};
const ready = async (user: SignedInUser) => {
  const { call } = await user.again();
  return dataOf(await call(routes.getWeeklyFocus)).ready;
};

/** The last Sunday at 18:00 of the clocks of a zone. */
function lastSundayEvening(timeZone: string, now: Date): Temporal.ZonedDateTime {
  const local = now.toTemporalInstant().toZonedDateTimeISO(timeZone);
  const sunday = local.subtract({ days: local.dayOfWeek % 7 }).withPlainTime('18:00');
  return Temporal.ZonedDateTime.compare(sunday, local) > 0 ? sunday.subtract({ weeks: 1 }) : sunday;
}

/** Two steps for the week that runs. */
const begin = (user: SignedInUser) =>
  makeGoal(user, {
    goalName: 'Sleep well',
    goalStartDate: '2026-11-16',
    goalEndDate: '2026-11-22',
    milestones: [
      {
        milestoneName: 'Know my nights',
        microGoal: [{ microGoalDescription: 'Notes' }],
      },
      { milestoneName: 'Hold it' },
    ],
  });

describe('the weekly review', () => {
  it('comes on Sunday at 18:00 with its figures, and by mail with goals and level', async () => {
    const ada = await person();
    const goal = await begin(ada);
    await win(ada, '2026-11-16');
    await takeAssessment(ada, 'personal-health');
    on.clock.set('2026-11-20T09:00:00Z');
    await ada.call(goalRoutes.goalStatusUpdate, {
      body: { id: goal.id, status: 'Completed', microGoalId: partsOf(goal).micro.id },
    });
    await runAt('2026-11-22T16:59:59Z');
    expect(await toldTo(ada)).toEqual([]);
    await runAt(moment);
    await runAt('2026-11-22T17:01:00Z');
    expect(await toldTo(ada)).toMatchObject([
      {
        title: expect.stringMatching(/^Your week, 16\s–\s22 November$/),
        text: '1 of the 2 steps you planned is done.\nDaily wins: 1 of 35, 0 the week before.',
        target: '/weekly-review?week=2026-W47',
        data: { planned: 2, done: 1, level: { before: null, skills: 5 } },
      },
    ]);
    const mails = await on.mail.allTo(ada.email);
    const mail = mails.find(({ subject }) => subject.startsWith('Your week'));
    expect(mail?.text).toMatch(/Score: \d\.\d\./);
    expect(mail?.text).toContain('How your goals are going:\nSleep well: on schedule');
    expect(mail?.text).toContain('/en/weekly-review?week=2026-W47');
  });

  it('is kept as it was at its moment, whatever is changed before it is opened', async () => {
    const ada = await person();
    const goal = await begin(ada);
    await runAt(moment);
    await ada.call(goalRoutes.goalDelete, { query: { id: goal.id } });
    on.clock.set('2026-11-25T09:00:00Z');
    const { call } = await ada.again();
    expect(dataOf(await call(routes.getWeeklyReview, { query: {} }))).toMatchObject({
      week: '2026-W47',
      planned: 2,
      goals: [{ goalName: 'Sleep well' }],
    });
  });

  it('does not come to whoever has nothing, or nothing any more', async () => {
    const [nobody, gone] = [await person(), await person()];
    await takeAssessment(gone, 'mentality');
    for (const sunday of ['11-22', '11-29', '12-06', '12-13', '12-20']) {
      await runAt(`2026-${sunday}T17:00:00Z`);
    }
    expect(await weeksTold(nobody)).toEqual([]);
    expect(await weeksTold(gone)).toEqual(['2026-W50', '2026-W49', '2026-W48', '2026-W47']);
    await win(await gone.again(), '2026-12-20');
    await runAt('2026-12-27T17:00:00Z');
    expect(await weeksTold(gone)).toContain('2026-W52');
  });

  it('comes once over two processes, and for every week', async () => {
    const people = [await person(), await person({ timeZone: 'Asia/Kathmandu' })];
    for (const each of people) await takeAssessment(each, 'mentality');
    const runners = [on.due, createDue(on.deps, on.domains)];
    for (const instant of ['2026-11-22T12:15:00Z', moment, '2026-11-29T17:00:00Z']) {
      on.clock.set(instant);
      await Promise.all(runners.map((runner) => runner.runDue()));
    }
    for (const each of people) expect(await weeksTold(each)).toEqual(['2026-W48', '2026-W47']);
  });

  it('comes once for the last week that is over, however long and often no server ran', async () => {
    const zones = ['Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/New_York'];
    const people = await Promise.all(zones.map((timeZone) => person({ timeZone })));
    for (const each of people) await takeAssessment(each, 'mentality');
    // The third time leaves New York without the week that the others were told of before.
    const hoursWithout = [31, 119, 176.5, 5, 2, 47, 90, 13, 26];
    const expected = zones.map((): string[] => []);
    for (const hours of hoursWithout) {
      const before = on.clock.now();
      await runAt(new Date(before.getTime() + hours * 3_600_000).toISOString());
      for (const [index, zone] of zones.entries()) {
        const sunday = lastSundayEvening(zone, on.clock.now());
        if (sunday.epochMilliseconds <= before.getTime()) continue;
        expected[index]?.unshift(`${sunday.yearOfWeek}-W${sunday.weekOfYear}`);
      }
    }
    expect(await Promise.all(people.map(weeksTold))).toEqual(expected);
    expect(new Set(expected.map(String)).size).toBeGreaterThan(1);
  });

  it('that no server was there for comes within twelve hours, and later is listed alone', async () => {
    const [ada, bruno] = [await person(), await person({ timeZone: 'Asia/Tokyo' })];
    for (const each of [ada, bruno]) await win(each, '2026-11-16');
    await runAt('2026-11-23T04:59:00Z');
    for (const each of [ada, bruno]) expect(await weeksTold(each)).toEqual(['2026-W47']);
    const mailed = async ({ email }: SignedInUser) =>
      (await on.mail.allTo(email)).some(({ subject }) => subject.startsWith('Your week'));
    // 18:00 in Tokyo was twenty hours ago; the mail to Berlin waits for the end of its quiet hours.
    await runAt('2026-11-23T06:00:00Z');
    expect([await mailed(ada), await mailed(bruno)]).toEqual([true, false]);
  });

  it('comes once for a week, wherever its person moves', async () => {
    const [east, west] = [await person(), await person()];
    for (const each of [east, west]) await takeAssessment(each, 'mentality');
    await runAt(moment);
    await move(west, 'America/New_York');
    await runAt('2026-11-22T23:00:00Z');
    expect(await weeksTold(west)).toEqual(['2026-W47']);
    // Sunday in Berlin, Monday in Tokyo, where the moment of this week is over.
    on.clock.set('2026-11-29T16:30:00Z');
    await move(east, 'Asia/Tokyo');
    await runAt('2026-12-06T09:00:00Z');
    expect(await weeksTold(east)).toEqual(['2026-W49', '2026-W48', '2026-W47']);
  });

  it('comes at the time that is chosen, within quiet hours too, and loses no week by it', async () => {
    const ada = await person();
    await takeAssessment(ada, 'mentality');
    await runAt(moment);
    on.clock.set('2026-11-29T15:00:00Z');
    const choose = async (time: string) =>
      (await ada.again()).call(routes.putWeeklyReviewTime, { body: { weekday: 'Sunday', time } });
    await choose('15:30');
    await on.due.runDue();
    await choose('23:30');
    await runAt('2026-11-29T22:30:00Z');
    expect(await weeksTold(ada)).toEqual(['2026-W48', '2026-W47']);
    const before = (await on.mail.allTo(ada.email)).length;
    await runAt('2026-12-06T22:30:00Z');
    expect(await on.mail.allTo(ada.email)).toHaveLength(before + 1);
  });

  it('is off by the table of notifications, and there to be read all the same', async () => {
    const ada = await person();
    await win(ada, '2026-11-16');
    const kinds = [{ kind: 'weekly_review', in_app: 'off', email: 'off', push: 'off' } as const];
    await ada.call(notificationPreferenceRoutes.putNotificationPreferences, { body: { kinds } });
    await runAt(moment);
    expect(await toldTo(ada)).toEqual([]);
    expect(await on.mail.allTo(ada.email)).toEqual([]);
    expect(await ready(ada)).toMatchObject({ week: '2026-W47' });
  });

  it('comes to whoever signs up, too', async () => {
    const newPerson = newcomer();
    const { email } = newPerson;
    const { ticket, otp } = await registerFor(on, newPerson);
    await callRoute(on.app, null, authRoutes.verifyOtp, { body: { email, ticket, otp } });
    const { rows } = await on.database.pool.query(
      `SELECT due_at FROM due JOIN users ON users.id = subject WHERE kind = 'weekly_review' AND email = $1`,
      [email],
    );
    expect(rows).toEqual([{ due_at: new Date('2026-11-22T18:00:00Z') }]);
  });
});

describe('a review that has come', () => {
  it('waits on the dashboard until it is looked at, or into the evening of Monday', async () => {
    const [reader, other] = [await person(), await person()];
    for (const each of [reader, other]) await win(each, '2026-11-16');
    expect(await ready(reader)).toBeNull();
    await runAt(moment);
    expect(await ready(reader)).toMatchObject({
      week: '2026-W47',
      planned: 0,
      weeks: [{ week: '2026-W47', from: '2026-11-16', to: '2026-11-22' }],
    });
    const { call } = await reader.again();
    await call(routes.putWeeklyReviewRead, { body: { week: '2026-W47' } });
    expect(await ready(reader)).toBeNull();
    expect((await toldTo(reader))[0]?.readAt).not.toBeNull();
    on.clock.set('2026-11-23T20:59:59Z');
    expect(await ready(other)).not.toBeNull();
    on.clock.set('2026-11-23T21:00:00Z');
    expect(await ready(other)).toBeNull();
  });
});
