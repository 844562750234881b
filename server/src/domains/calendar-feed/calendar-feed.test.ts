import { accountDataRoutes } from '@stratum/contract/account-data';
import { calendarFeedRoutes as routes } from '@stratum/contract/calendar-feed';
import { goalRoutes } from '@stratum/contract/goals';
import { reminderRoutes } from '@stratum/contract/reminders';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGoal, partsOf } from '../../../test/make-goal.ts';
import { readCalendar } from '../../../test/read-calendar.ts';
import { makeReminder } from '../../../test/reminded.ts';

const on = await openTestApp();
afterAll(on.close);

/** Noon in Berlin. */
beforeEach(() => on.clock.set('2026-11-20T11:00:00Z'));

const renew = async (user: SignedInUser) => dataOf(await user.call(routes.renewCalendarFeed)).url;
const current = async (user: SignedInUser) => dataOf(await user.call(routes.getCalendarFeed)).url;

function read(url: string, headers: Record<string, string> = {}) {
  return on.app.inject({ url: new URL(url).pathname, headers });
}
const statusAt = async (url: string) => (await read(url)).statusCode;
const eventsAt = async (url: string) => readCalendar((await read(url)).body);

test('an address is there once it was asked for, ends with the next one, and for good', async () => {
  const ada = await on.build.user();
  expect(await current(ada)).toBeNull();
  const first = await renew(ada);
  expect(first).toMatch(/^http:\/\/stratum\.test\/calendar\/[\w-]{64}\.ics$/);
  expect([await current(ada), await statusAt(first)]).toEqual([first, 200]);
  const second = await renew(ada);
  expect([await statusAt(first), await statusAt(second)]).toEqual([404, 200]);
  expect(dataOf(await ada.call(routes.endCalendarFeed))).toEqual({ url: null });
  expect([await current(ada), await statusAt(second)]).toEqual([null, 404]);
  const newest = 'SELECT action FROM audit_log ORDER BY position DESC LIMIT 3';
  const { rows } = await on.database.pool.query(newest);
  expect(rows.map(({ action }) => action)).toEqual([
    'calendar_address_ended',
    'calendar_address_made',
    'calendar_address_made',
  ]);
});

test('an address that was changed, cut or made up is answered like one that has ended', async () => {
  const ada = await on.build.user();
  const url = await renew(ada);
  const ended = await read(url.replace(/.{5}\.ics$/, 'AAAAA.ics'));
  for (const wrong of [url.slice(0, -4), url.replace(/.{20}\.ics$/, '.ics'), `${url}x`]) {
    const { statusCode, body } = await read(wrong);
    expect([statusCode, body]).toEqual([404, ended.body]);
  }
});

test('the address does not stand in the database', async () => {
  const ada = await on.build.user();
  const token = new URL(await renew(ada)).pathname.slice('/calendar/'.length, -'.ics'.length);
  const { rows } = await on.database.pool.query('SELECT f::text FROM calendar_feeds AS f');
  expect(rows.every(({ f }) => !f.includes(token))).toBe(true);
});

test('a calendar is told when nothing has changed, and nobody else keeps it', async () => {
  const ada = await on.build.user();
  const goal = await makeGoal(ada);
  const url = await renew(ada);
  const { headers } = await read(url);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=0, must-revalidate',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  const known = { 'if-none-match': String(headers.etag) };
  on.clock.advance(60_000);
  expect((await read(url, known)).statusCode).toBe(304);
  await ada.call(goalRoutes.goalUpdate, { body: { id: goal.id, goalName: 'Nights' } });
  expect((await read(url, known)).statusCode).toBe(200);
});

test('it holds milestones with a day, the end, and reminders, in the person’s language', async () => {
  const ada = await on.build.user({ locale: 'de' });
  const { goal, reminder } = await makeReminder(ada, { time: '18:00' });
  await makeGoal(await on.build.user(), { goalName: 'Of somebody else' });
  const url = await renew(ada);
  const { second } = partsOf(goal);
  const fixed = { uid: reminder.id, summary: goal.goalName, at: expect.any(Array) };
  expect(await eventsAt(url)).toEqual([
    { uid: second.id, summary: `Fällig: ${second.milestoneName}`, at: '2027-02-11' },
    { uid: goal.id, summary: `Letzter Tag: ${goal.goalName}`, at: '2027-02-11' },
    fixed,
  ]);
  const done = { milestoneId: second.id, status: 'Completed' as const };
  await ada.call(goalRoutes.goalStatusUpdate, { body: { id: goal.id, ...done } });
  await ada.call(goalRoutes.goalStatusUpdate, { body: { id: goal.id, status: 'Completed' } });
  expect(await eventsAt(url)).toEqual([
    { uid: second.id, summary: `Geschafft: ${second.milestoneName}`, at: '2027-02-11' },
    { uid: goal.id, summary: `Erreicht: ${goal.goalName}`, at: '2026-11-20' },
  ]);
  await ada.call(goalRoutes.goalArchive, { body: { id: goal.id, archived: true } });
  expect(await eventsAt(url)).toEqual([]);
});

test('a reminder that is put off or left out is so in the calendar', async () => {
  const ada = await on.build.user();
  const { reminder } = await makeReminder(ada, { time: '18:00' });
  const url = await renew(ada);
  const [first, second] = [new Date('2026-11-20T17:00:00Z'), new Date('2026-11-21T17:00:00Z')];
  const id = reminder.id;
  const next = async () =>
    (await eventsAt(url)).flatMap(({ uid, at }) => (uid.startsWith(id) ? [at[0]] : []));
  expect(await next()).toEqual([first]);
  await ada.call(reminderRoutes.reminderPreference, { body: { id, skipNext: true } });
  expect(await next()).toEqual([second]);
  on.clock.set(first);
  await ada.call(reminderRoutes.reminderPreference, { body: { id, snooze: '1h' } });
  expect(await next()).toEqual([second, new Date('2026-11-20T18:00:00Z')]);
});

test('while an account waits for its end nobody reads its calendar', async () => {
  const ada = await on.build.user();
  const url = await renew(ada);
  await ada.call(accountDataRoutes.deleteAccount, { body: { password: 'Lantern-9x' } });
  expect(await statusAt(url)).toBe(404);
});

test('an address is read sixty times an hour', async () => {
  const ada = await on.build.user();
  const url = await renew(ada);
  const statuses = [];
  for (let turn = 0; turn < 61; turn += 1) statuses.push(await statusAt(url));
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429]);
  on.clock.advance(3_600_000);
  expect(await statusAt(url)).toBe(200);
});
