import { goalRoutes } from '@stratum/contract/goals';
import { profileRoutes } from '@stratum/contract/profile';
import type { Reminder } from '@stratum/contract/reminder';
import { reminderRoutes as routes } from '@stratum/contract/reminders';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { daily, makeReminder, reminderNotices, timesTold } from '../../../test/reminded.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { setGoalWindow } from './index.ts';

const on = await openTestApp();
afterAll(on.close);

/** A Friday, ten in the morning in Berlin. */
beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

const moveTo = (person: SignedInUser, timeZone: string) =>
  person.call(profileRoutes.updateProfile, { body: { timeZone } });
const current = async (person: SignedInUser, { goalId, id }: Reminder) => {
  const { items } = dataOf(await person.call(routes.remindersOfGoal, { params: { goalId } }));
  return items.find((item) => item.id === id);
};

async function outcomes({ id }: Reminder): Promise<string[]> {
  const { rows } = await on.database.pool.query(
    'SELECT outcome, due_at FROM reminder_occurrences WHERE reminder_id = $1 ORDER BY due_at',
    [id],
  );
  return rows.map(({ outcome, due_at }) => `${outcome} ${due_at.toISOString()}`);
}

describe('a reminder', () => {
  it('is made with its goal, read with it, and comes at its time, once', async () => {
    const ada = await on.build.user();
    const { goal, reminder } = await makeReminder(ada);
    expect(reminder).toMatchObject({ ...daily, image: null, nextAt: '2026-11-20T17:00:00.000Z' });
    const read = await ada.call(goalRoutes.goalInfo, { params: { id: goal.id } });
    expect(dataOf(read).reminders).toEqual([reminder]);
    await on.runAt('2026-11-20T16:59:59Z');
    expect(await timesTold(ada)).toEqual([]);
    await on.runAt('2026-11-20T17:00:00Z');
    await on.runAt('2026-11-20T17:01:00Z');
    expect(await timesTold(ada)).toEqual(['2026-11-20T17:00:00.000Z']);
    expect(await current(ada, reminder)).toMatchObject({
      ...reminder,
      nextAt: '2026-11-21T17:00:00.000Z',
    });
  });

  it('of a week comes on its weekdays, of a month on its day or the last of a shorter one', async () => {
    const ada = await on.build.user();
    const weekly = { frequency: 'Weekly', weekdays: ['Monday', 'Wednesday'] } as const;
    const { reminder: weeks } = await makeReminder(ada, {
      ...weekly,
      weekdays: [...weekly.weekdays],
    });
    expect(weeks.nextAt).toBe('2026-11-23T17:00:00.000Z');
    const { reminder: months } = await makeReminder(ada, { frequency: 'Monthly', day: '31' });
    expect(months.nextAt).toBe('2026-11-30T17:00:00.000Z');
    await on.runAt('2026-11-30T17:00:00Z');
    expect(await current(ada, months)).toMatchObject({ nextAt: '2026-12-31T17:00:00.000Z' });
  });

  it('says what is next, what may come in between, and what is done then', async () => {
    const ada = await on.build.user({ locale: 'de' });
    const plan = { obstacle: 'Regen', ifThen: 'Wenn es regnet, trainiere ich zu Hause' };
    await makeReminder(ada, {}, plan);
    await on.runAt('2026-11-20T17:00:00Z');
    const [notice] = await reminderNotices(ada);
    expect(notice?.title).toBe('Sleep seven hours on work nights');
    expect(notice?.data).toMatchObject({ ...plan, step: { text: 'Notes for a week' } });
    expect(notice?.text).toContain('Notes for a week');
    expect(notice?.text).toContain('Wenn es regnet, trainiere ich zu Hause');
  });

  it('comes within the days of its goal, and while that is open', async () => {
    const ada = await on.build.user();
    const later = { goalStartDate: '2026-11-25', goalEndDate: '2026-11-26' };
    const { goal, reminder } = await makeReminder(ada, {}, { ...later, milestones: [] });
    expect(reminder.nextAt).toBe('2026-11-25T17:00:00.000Z');
    const set = (window: Parameters<typeof setGoalWindow>[3]) =>
      inTransaction(on.database.db, (tx) => setGoalWindow(tx, on.clock, goal.id, window));
    await set({ isActive: false });
    expect(await current(ada, reminder)).toMatchObject({ nextAt: null });
    await on.runAt('2026-11-25T18:00:00Z');
    await set({ isActive: true });
    expect(await current(ada, reminder)).toMatchObject({ nextAt: '2026-11-26T17:00:00.000Z' });
    await on.runAt('2026-11-26T17:00:00Z');
    expect(await current(ada, reminder)).toMatchObject({ nextAt: null });
    await set({ untilDay: '2026-12-24' });
    expect(await current(ada, reminder)).toMatchObject({ nextAt: '2026-11-27T17:00:00.000Z' });
    expect(await timesTold(ada)).toEqual(['2026-11-26T17:00:00.000Z']);
  });

  it('moves with its person, and never comes twice on one local day', async () => {
    const ada = await on.build.user();
    const { reminder } = await makeReminder(ada);
    await on.runAt('2026-11-20T17:00:00Z');
    await moveTo(ada, 'America/New_York');
    // Six in the evening of the same day is still to come there.
    expect(await current(ada, reminder)).toMatchObject({ nextAt: '2026-11-21T23:00:00.000Z' });
    await moveTo(ada, 'Asia/Tokyo');
    expect(await current(ada, reminder)).toMatchObject({ nextAt: '2026-11-21T09:00:00.000Z' });
  });
});

describe('where no server ran at its time', () => {
  it('it comes once within twelve hours, and says what did not come before it', async () => {
    const ada = await on.build.user();
    const { reminder } = await makeReminder(ada);
    await on.runAt('2026-11-23T04:59:59Z');
    const [notice, ...others] = await reminderNotices(ada);
    expect(others).toEqual([]);
    expect(notice?.data).toMatchObject({
      dueAt: '2026-11-22T17:00:00.000Z',
      missed: 2,
      wasMissed: false,
    });
    expect(await outcomes(reminder)).toEqual([
      'missed 2026-11-20T17:00:00.000Z',
      'missed 2026-11-21T17:00:00.000Z',
      'fired 2026-11-22T17:00:00.000Z',
    ]);
  });

  it('it was missed after that, and the list says so', async () => {
    const ada = await on.build.user();
    const { reminder } = await makeReminder(ada, { channels: ['email'] });
    await on.runAt('2026-11-21T05:00:00Z');
    const [notice] = await reminderNotices(ada);
    expect(notice?.data).toMatchObject({ dueAt: '2026-11-20T17:00:00.000Z', wasMissed: true });
    expect(notice?.title).toBe('Missed: Sleep seven hours on work nights');
    expect(await outcomes(reminder)).toEqual(['missed 2026-11-20T17:00:00.000Z']);
    expect(await on.mail.allTo(ada.email)).toEqual([]);
    expect(await current(ada, reminder)).toMatchObject({ nextAt: '2026-11-21T17:00:00.000Z' });
  });
});
