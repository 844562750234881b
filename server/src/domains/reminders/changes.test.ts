import { readFile } from 'node:fs/promises';
import type { FileId } from '@stratum/contract/ids';
import type { ReminderDraft } from '@stratum/contract/reminder';
import { reminderRoutes as routes } from '@stratum/contract/reminders';
import { uploadRoutes } from '@stratum/contract/uploads';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { makeGoal } from '../../../test/make-goal.ts';
import { daily, makeReminder, reminderNotices } from '../../../test/reminded.ts';
import { sendFile } from '../../../test/send-file.ts';

const on = await openTestApp();
afterAll(on.close);

/** A Friday, ten in the morning in Berlin. */
beforeEach(() => on.clock.set('2026-11-20T09:00:00Z'));

const photo = new URL('../../../test/files/photo.jpg', import.meta.url);

/** A picture whose preview was looked at. */
async function picture(person: SignedInUser) {
  const bytes = await readFile(photo);
  const { uploadId } = await sendFile(on.app, person, { type: 'image/jpeg', bytes });
  await person.call(uploadRoutes.uploadLink, { params: { uploadId } });
  return uploadId;
}
const canSee = async (person: SignedInUser, fileId: FileId | null) =>
  fileId !== null &&
  (await person.call(uploadRoutes.fileLink, { params: { fileId } })).status === 200;

it('is added to a goal that is there, twenty times at most', async () => {
  const ada = await on.build.user();
  const { id: goalId } = await makeGoal(ada);
  const add = (draft = daily) => ada.call(routes.addReminder, { body: { goalId, ...draft } });
  const added = dataOf(await add());
  expect(added).toMatchObject({ goalId, ...daily, nextAt: '2026-11-20T17:00:00.000Z' });
  for (let count = 1; count < 20; count += 1) expect((await add()).status).toBe(200);
  expect((await add()).status).toBe(409);
  const { items } = dataOf(await ada.call(routes.remindersOfGoal, { params: { goalId } }));
  expect(items).toHaveLength(20);
  expect(items[0]).toMatchObject(added);
});

it.each<[string, Partial<ReminderDraft>, string]>([
  ['a week without weekdays', { frequency: 'Weekly' }, 'weekdays'],
  ['a month without a day', { frequency: 'Monthly' }, 'day'],
  ['a day with weekdays', { weekdays: ['Monday'] }, 'weekdays'],
  ['a month with a day that none has', { frequency: 'Monthly', day: '32' }, 'day'],
  ['no channel', { channels: [] }, 'channels'],
])('is refused for %s', async (_what, draft, field) => {
  const ada = await on.build.user();
  const { id: goalId } = await makeGoal(ada);
  const body = { goalId, ...daily, ...draft };
  const { status, error } = await ada.call(routes.addReminder, { body });
  expect(status).toBe(422);
  expect(error).toMatchObject({ fields: { [field]: expect.any(String) } });
});

it('changes in what is given, and comes at another time of the same day, too', async () => {
  const ada = await on.build.user();
  const { reminder } = await makeReminder(ada);
  const change = (body: object) =>
    ada.call(routes.changeReminder, { body: { id: reminder.id, ...body } });
  on.clock.set('2026-11-20T17:00:00Z');
  await on.due.runDue();
  expect(dataOf(await change({ time: '19:00' }))).toMatchObject({
    frequency: 'Daily',
    nextAt: '2026-11-20T18:00:00.000Z',
  });
  on.clock.set('2026-11-20T18:00:00Z');
  await on.due.runDue();
  expect(await reminderNotices(ada)).toHaveLength(2);
  expect((await change({ frequency: 'Weekly' })).status).toBe(422);
  const weekly = dataOf(await change({ frequency: 'Weekly', weekdays: ['Sunday'] }));
  expect(weekly).toMatchObject({ time: '19:00', nextAt: '2026-11-22T18:00:00.000Z' });
  const monthly = dataOf(await change({ frequency: 'Monthly', day: '01', channels: ['push'] }));
  expect(monthly).toMatchObject({ channels: ['push'], nextAt: '2026-12-01T18:00:00.000Z' });
  expect(monthly).not.toHaveProperty('weekdays');
});

it('goes for good, with what was due of it', async () => {
  const ada = await on.build.user();
  const { reminder } = await makeReminder(ada);
  const { id } = reminder;
  expect(dataOf(await ada.call(routes.removeReminder, { query: { id } }))).toEqual({ id });
  expect((await ada.call(routes.removeReminder, { query: { id } })).status).toBe(404);
  const { rows } = await on.database.pool.query('SELECT FROM due WHERE subject = $1', [id]);
  expect(rows).toEqual([]);
});

it('has a picture, which another one replaces and which goes alone or with it', async () => {
  const ada = await on.build.user();
  const { reminder } = await makeReminder(ada, { image: await picture(ada) });
  const { id } = reminder;
  expect(await canSee(ada, reminder.image)).toBe(true);
  on.clock.set('2026-11-20T17:00:00Z');
  await on.due.runDue();
  const [notice] = await reminderNotices(ada);
  expect(notice?.data.image).toBe(reminder.image);
  const body = { id, image: await picture(ada) };
  const changed = dataOf(await ada.call(routes.changeReminder, { body }));
  expect(await canSee(ada, reminder.image)).toBe(false);
  expect(await canSee(ada, changed.image)).toBe(true);
  const without = dataOf(await ada.call(routes.reminderImageDelete, { query: { id } }));
  expect(without).toEqual({ ...changed, image: null });
  expect(await canSee(ada, changed.image)).toBe(false);
  expect((await ada.call(routes.reminderImageDelete, { query: { id } })).status).toBe(200);
});

it('stands in the list of all, the next one first and the paused ones last', async () => {
  const ada = await on.build.user();
  const { reminder: evening } = await makeReminder(ada);
  const { reminder: paused } = await makeReminder(ada, { time: '11:00' });
  const { reminder: noon } = await makeReminder(ada, { time: '12:00' }, { goalName: 'Another' });
  await ada.call(routes.reminderPreference, { body: { id: paused.id, paused: true } });
  const { items, next } = dataOf(await ada.call(routes.remindersList));
  expect(next).toBeNull();
  expect(items.map(({ id }) => id)).toEqual([noon.id, evening.id, paused.id]);
  const days = { goalStartDate: '2026-11-20', goalEndDate: '2027-02-11' };
  expect(items[0]).toEqual({ ...noon, goalName: 'Another', ...days });
});

it('lists page by page', async () => {
  const ada = await on.build.user();
  const reminders = Array.from({ length: 17 }, () => daily);
  for (let count = 0; count < 3; count += 1) await makeGoal(ada, { reminders });
  const first = dataOf(await ada.call(routes.remindersList));
  const query = { cursor: first.next ?? '' };
  const second = dataOf(await ada.call(routes.remindersList, { query }));
  expect(second.next).toBeNull();
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(51);
});
