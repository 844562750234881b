import { accountDataRoutes } from '@stratum/contract/account-data';
import { chatRoutes } from '@stratum/contract/chat';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import { reportLimits } from '@stratum/contract/report-words';
import { reportRoutes as routes } from '@stratum/contract/reports';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { sendText } from '../../../test/send-text.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import { twoInGroup } from '../../../test/two-in-group.ts';

const on = await openTestApp();
afterAll(() => on.close());

const why = { reason: 'threat', words: 'He means it' } as const;
const daysLater = (days: number) => on.clock.advance(days * 86_400_000);

async function storedReports({ id }: SignedInUser) {
  const { rows } = await on.database.pool.query(
    'SELECT thing, reason, words, copy, file_key, reported_id FROM reports WHERE reporter_id = $1',
    [id],
  );
  return rows;
}

async function sweep() {
  await on.jobs.sendScheduled();
  await on.jobs.drain();
}

/** A picture that somebody sent to a group. */
async function sendPicture(sender: SignedInUser, ppauGroupId: GroupId) {
  const attachment = { uploadId: await sender.picture() };
  const body = { clientId: 'picture', type: 'image', attachment } as const;
  return dataOf(await sender.call(chatRoutes.sendMessage, { params: { ppauGroupId }, body }));
}

it('a message is kept with its report and mailed to the operator, though it is deleted meanwhile', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const { id: messageId } = await sendText(bruno, ppauGroupId, 'I know where you live');
  const params = { ppauGroupId, messageId };
  const body = { ...params, ...why };
  expect((await bruno.call(routes.reportMessage, { body })).status).toBe(404);
  const { reportId } = dataOf(await ada.call(routes.reportMessage, { body }));
  await bruno.call(chatRoutes.deleteMessage, { params });
  expect((await ada.call(routes.reportMessage, { body })).status).toBe(404);
  const message = { type: 'text', body: 'I know where you live', attachment: null };
  const copy = { groupName: 'Early risers', name: 'Bruno', message };
  expect(await storedReports(ada)).toMatchObject([
    { thing: 'message', reported_id: bruno.id, copy, ...why },
  ]);
  const { subject, text } = await on.mail.newestTo('operator@stratum.test');
  expect(subject).toBe('Urgent. A message was reported');
  for (const part of [
    'call the emergency services',
    'I know where you live',
    'Bruno',
    'threats',
    'He means it',
    reportId,
  ])
    expect(text).toContain(part);
});

it('a person and a group are reported: its name, rules and picture; but not one’s own', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const report = (who: SignedInUser) =>
    who.call(routes.reportGroup, { body: { ppauGroupId, ...why } });
  expect((await report(ada)).status).toBe(404);
  const own = { ppauGroupId, rules: 'No foreigners', image: await ada.picture() };
  await ada.call(groupRoutes.updateGroup, { body: own });
  expect((await report(bruno)).status).toBe(200);
  expect((await on.mail.newestTo('operator@stratum.test')).text).toContain('No foreigners');
  const person = { body: { userId: ada.id, reason: 'spam' } } as const;
  expect((await bruno.call(routes.reportPerson, person)).status).toBe(200);
  const copy = { groupName: 'Early risers', rules: 'No foreigners', name: 'Ada' };
  const { subject } = await on.mail.newestTo('operator@stratum.test');
  expect(subject).toBe('A person was reported');
  expect(await storedReports(bruno)).toMatchObject([
    { thing: 'group', reported_id: ada.id, copy, file_key: expect.stringContaining(ada.id) },
    { thing: 'person', reported_id: ada.id, reason: 'spam', words: null },
  ]);
});

it('a day takes twenty reports of a person', async () => {
  const { ada, bruno } = await twoInGroup(on);
  const report = () => ada.call(routes.reportPerson, { body: { userId: bruno.id, ...why } });
  for (let count = 0; count < reportLimits.perDay; count += 1) await report();
  expect((await report()).status).toBe(429);
  expect(await storedReports(ada)).toHaveLength(reportLimits.perDay);
});

it('the bytes of a reported picture stay with the report for its time, and no longer', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const { id: messageId } = await sendPicture(bruno, ppauGroupId);
  await ada.call(routes.reportMessage, { body: { ppauGroupId, messageId, ...why } });
  await bruno.call(chatRoutes.deleteMessage, { params: { ppauGroupId, messageId } });
  const held = async () =>
    (await storedFiles(on.filesDir)).filter((path) => path.includes(bruno.id));
  daysLater(reportLimits.keptDays - 1);
  await sweep();
  expect([await held(), await storedReports(ada)]).toMatchObject([{ length: 1 }, { length: 1 }]);
  daysLater(2);
  await sweep();
  expect([await held(), await storedReports(ada)]).toEqual([[], []]);
});

it('a group that ends takes the files that were sent to it', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  await sendPicture(bruno, ppauGroupId);
  await ada.call(groupRoutes.deleteGroup, { params: { ppauGroupId } });
  await sweep();
  expect((await storedFiles(on.filesDir)).filter((path) => path.includes(bruno.id))).toEqual([]);
});

it('with an account go the reports about it, and what was held for them', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const { id: messageId } = await sendPicture(bruno, ppauGroupId);
  await ada.call(routes.reportMessage, { body: { ppauGroupId, messageId, ...why } });
  await bruno.call(chatRoutes.deleteMessage, { params: { ppauGroupId, messageId } });
  const body = { password: 'Lantern-9x' };
  const { deletionDate } = dataOf(await bruno.call(accountDataRoutes.deleteAccount, { body }));
  on.clock.set(deletionDate);
  await sweep();
  await sweep();
  expect(await storedReports(ada)).toEqual([]);
  expect((await storedFiles(on.filesDir)).filter((path) => path.includes(bruno.id))).toEqual([]);
});
