import { dailyWinRoutes } from '@stratum/contract/daily-wins';
import { notificationPreferenceRoutes } from '@stratum/contract/notification-preferences';
import type { Reminder, ReminderDraft } from '@stratum/contract/reminder';
import { reminderRoutes as routes } from '@stratum/contract/reminders';
import type { SentPart } from '@stratum/contract/route';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeReminder, reminderNotices, timesTold } from '../../../test/reminded.ts';

const on = await openTestApp();
afterAll(on.close);

/** A Friday, ten in the morning in Berlin. */
beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

type Change = Omit<SentPart<typeof routes.reminderPreference, 'body'>, 'id'>;
const prefer = (person: SignedInUser, { id }: Reminder, change: Change) =>
  person.call(routes.reminderPreference, { body: { id, ...change } });

async function reminded(draft: Partial<ReminderDraft> = {}) {
  const person = await on.build.user();
  return { person, ...(await makeReminder(person, draft)) };
}

describe('a reminder', () => {
  it('that is paused does not come, and goes on from its next time', async () => {
    const { person, reminder } = await reminded();
    expect(dataOf(await prefer(person, reminder, { paused: true })).nextAt).toBeNull();
    await on.runAt('2026-11-20T17:00:00Z');
    on.clock.set('2026-11-21T08:00:00Z');
    const resumed = dataOf(await prefer(person, reminder, { paused: false }));
    expect(resumed.nextAt).toBe('2026-11-21T17:00:00.000Z');
    await on.runAt('2026-11-21T17:00:00Z');
    expect(await timesTold(person)).toEqual(['2026-11-21T17:00:00.000Z']);
  });

  it('leaves the next one out, until that is taken back', async () => {
    const { person, reminder } = await reminded();
    const skipped = dataOf(await prefer(person, reminder, { skipNext: true }));
    expect(skipped.nextAt).toBe('2026-11-21T17:00:00.000Z');
    const twice = dataOf(await prefer(person, reminder, { skipNext: true }));
    expect(twice.nextAt).toBe('2026-11-22T17:00:00.000Z');
    expect(dataOf(await prefer(person, reminder, { skipNext: false })).nextAt).toBe(
      reminder.nextAt,
    );
  });

  it.each([
    ['10m', '2026-11-20T17:15:00.000Z'],
    ['1h', '2026-11-20T18:05:00.000Z'],
    ['tomorrow', '2026-11-21T17:00:00.000Z'],
  ] as const)('that is put off for %s comes then, and from then on as ever', async (snooze, at) => {
    const { person, reminder } = await reminded();
    await on.runAt('2026-11-20T17:00:00Z');
    on.clock.set('2026-11-20T17:05:00Z');
    const put = dataOf(await prefer(person, reminder, { snooze }));
    expect(put).toMatchObject({ nextAt: at, snoozedUntil: at });
    await on.runAt(at);
    await on.runAt('2026-11-21T17:00:00Z');
    await on.runAt('2026-11-22T17:00:00Z');
    const times = ['2026-11-20T17:00:00.000Z', at, '2026-11-21T17:00:00.000Z'];
    expect(await timesTold(person)).toEqual([...new Set(times), '2026-11-22T17:00:00.000Z']);
  });

  it('that is put off over its time comes once', async () => {
    const { person, reminder } = await reminded();
    on.clock.set('2026-11-20T16:55:00Z');
    await prefer(person, reminder, { snooze: '10m' });
    await on.runAt('2026-11-20T17:00:00Z');
    await on.runAt('2026-11-20T17:05:00Z');
    await on.runAt('2026-11-21T17:00:00Z');
    expect(await timesTold(person)).toEqual([
      '2026-11-20T17:05:00.000Z',
      '2026-11-21T17:00:00.000Z',
    ]);
  });

  it('that is paused is not put off', async () => {
    const { person, reminder } = await reminded();
    await prefer(person, reminder, { paused: true });
    expect((await prefer(person, reminder, { snooze: '1h' })).status).toBe(409);
    expect((await prefer(person, reminder, { snooze: '1h', skipNext: true })).status).toBe(422);
  });

  it('is silenced by a pause of the wins: recorded so, and not missed', async () => {
    const { person, reminder } = await reminded();
    await person.call(dailyWinRoutes.pauseDailyWins, { body: { until: '2026-11-21' } });
    await on.runAt('2026-11-22T17:00:00Z');
    const [notice, ...others] = await reminderNotices(person);
    expect(notice?.data).toMatchObject({ dueAt: '2026-11-22T17:00:00.000Z', missed: 0 });
    expect(others).toEqual([]);
    const { rows } = await on.database.pool.query(
      'SELECT outcome FROM reminder_occurrences WHERE reminder_id = $1 ORDER BY due_at',
      [reminder.id],
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['silenced', 'silenced', 'fired']);
  });
});

describe('the channels of a reminder', () => {
  it('are those that it names, and of these the ones that its person wants', async () => {
    const { person } = await reminded({ channels: ['email'] });
    const both = await makeReminder(person, { channels: ['in_app', 'email'], time: '18:30' });
    await on.runAt('2026-11-20T17:00:00Z');
    expect(await timesTold(person)).toEqual([]);
    expect(await on.mail.allTo(person.email)).toHaveLength(1);
    const kinds = [{ kind: 'reminder_due' as const, email: 'off' as const }];
    await person.call(notificationPreferenceRoutes.putNotificationPreferences, { body: { kinds } });
    await on.runAt('2026-11-20T17:30:00Z');
    expect(await timesTold(person)).toEqual([both.reminder.nextAt]);
    expect(await on.mail.allTo(person.email)).toHaveLength(1);
    expect((await prefer(person, both.reminder, { channels: [] })).status).toBe(422);
  });

  it('are open in quiet hours for a time that was chosen in them, and closed to one that is late', async () => {
    const { person: late } = await reminded({ channels: ['email'], time: '21:59' });
    const { person } = await reminded({ channels: ['email'], time: '23:00' });
    await on.runAt('2026-11-20T22:00:00Z');
    await on.due.runDue();
    expect(await on.mail.allTo(person.email)).toHaveLength(1);
    expect(await on.mail.allTo(late.email)).toEqual([]);
    await on.runAt('2026-11-21T06:00:00Z');
    expect(await on.mail.allTo(late.email)).toHaveLength(1);
  });
});
