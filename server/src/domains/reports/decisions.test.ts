import { chatRoutes } from '@stratum/contract/chat';
import { consoleRoutes } from '@stratum/contract/console/console';
import { consoleReportRoutes as console } from '@stratum/contract/console/reports';
import { groupRoutes } from '@stratum/contract/groups';
import type { ReportId } from '@stratum/contract/ids';
import { notificationRoutes } from '@stratum/contract/notifications';
import { type ReportDecision, reportLimits } from '@stratum/contract/report-words';
import { reportRoutes as routes } from '@stratum/contract/reports';
import { afterAll, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp } from '../../../test/create-test-app.ts';
import { sendText } from '../../../test/send-text.ts';
import { twoInGroup } from '../../../test/two-in-group.ts';

const on = await openTestApp();
afterAll(() => on.close());

const administrator = await on.build.user({ role: 'admin' });
const why = { reason: 'harassment', words: 'Every day' } as const;
const notes = { noteToReporter: 'Thank you for telling us.', noteToReported: 'Be kind.' };

/** Ada reports a message of Bruno's, among others in their group. */
async function reportedMessage() {
  const two = await twoInGroup(on);
  const { ada, bruno, ppauGroupId } = two;
  await sendText(ada, ppauGroupId, 'Good morning');
  const { id: messageId } = await sendText(bruno, ppauGroupId, 'You are no good');
  const body = { ppauGroupId, messageId, ...why };
  const { reportId } = dataOf(await ada.call(routes.reportMessage, { body }));
  return { ...two, messageId, reportId };
}

const read = async (reportId: ReportId) =>
  dataOf(await administrator.call(console.administeredReport, { params: { reportId } }));

async function decide(reportId: ReportId, decision: ReportDecision, given: object = {}) {
  const { version } = await read(reportId);
  const body = { ...notes, decision, version, password: 'Lantern-9x', ...given };
  return administrator.call(console.decideReport, { params: { reportId }, body });
}

const decisionFor = (person: SignedInUser, reportId: ReportId) =>
  person.call(routes.reportDecision, { params: { reportId } });

const appeal = (person: SignedInUser, reportId: ReportId) =>
  person.call(routes.appealDecision, { params: { reportId }, body: { words: 'Look again' } });

/** How often a person was told of a decision. */
async function toldTimes(person: SignedInUser): Promise<number> {
  const { items } = dataOf(await person.call(notificationRoutes.getNotification, { query: {} }));
  const mails = (await on.mail.allTo(person.email)).filter(({ text }) =>
    text.includes('/report-decision?id='),
  );
  const listed = items.filter(({ kind }) => kind === 'report_decided');
  expect(mails).toHaveLength(listed.length);
  return listed.length;
}

it('a report is judged by what was written around it, and taken down after the password', async () => {
  const { ada, bruno, ppauGroupId, messageId, reportId } = await reportedMessage();
  const report = await read(reportId);
  expect(report).toMatchObject({
    state: 'waiting',
    reported: { id: bruno.id },
    reporter: { id: ada.id },
    words: 'Every day',
  });
  const lines = report.around.map(({ body, isReported }) => ({ body, isReported }));
  expect(lines.slice(-2)).toEqual([
    { body: 'Good morning', isReported: false },
    { body: 'You are no good', isReported: true },
  ]);
  expect(await decide(reportId, 'removed', { password: 'Wrong-1x' })).toMatchObject({
    error: { code: 'wrong_credentials' },
  });
  expect((await decide(reportId, 'removed')).status).toBe(200);
  const params = { ppauGroupId };
  const { items } = dataOf(await ada.call(chatRoutes.listMessages, { params, query: {} }));
  expect(items.find(({ id }) => id === messageId)).toMatchObject({ body: null, takenDown: true });
  expect(dataOf(await decisionFor(bruno, reportId))).toMatchObject({
    side: 'reported',
    decision: 'removed',
    quote: 'You are no good',
    note: notes.noteToReported,
  });
  const { text } = await on.mail.newestTo(bruno.email);
  expect(text).toContain(notes.noteToReported);
  for (const never of ['Ada', ada.email, notes.noteToReporter]) expect(text).not.toContain(never);
  expect([await toldTimes(ada), await toldTimes(bruno)]).toEqual([1, 1]);
});

it('of no action only the reporter hears, who appeals once', async () => {
  const { ada, bruno, reportId } = await reportedMessage();
  expect((await appeal(ada, reportId)).status).toBe(409);
  expect((await decide(reportId, 'no_action', { noteToReported: null })).status).toBe(200);
  expect([await toldTimes(ada), await toldTimes(bruno)]).toEqual([1, 0]);
  expect((await decisionFor(bruno, reportId)).status).toBe(404);
  expect(dataOf(await appeal(ada, reportId)).appeal).toMatchObject({ isAnswered: false });
  expect((await appeal(ada, reportId)).status).toBe(409);
  const state = 'appealed' as const;
  const { items } = dataOf(
    await administrator.call(console.administeredReports, { query: { state } }),
  );
  expect(items.map(({ id }) => id)).toContain(reportId);
  expect((await decide(reportId, 'warned')).status).toBe(200);
  expect([await toldTimes(ada), await toldTimes(bruno)]).toEqual([2, 1]);
  expect(dataOf(await decisionFor(ada, reportId)).appeal).toMatchObject({ isAnswered: true });
});

it('a warning that is taken back is told to both, and a decision is made of what is there', async () => {
  const { ada, bruno, reportId } = await reportedMessage();
  const first = await read(reportId);
  expect(await decide(reportId, 'warned', { noteToReported: null })).toMatchObject({
    status: 422,
    error: { fields: { noteToReported: expect.any(String) } },
  });
  expect((await decide(reportId, 'warned')).status).toBe(200);
  expect(await decide(reportId, 'no_action', { version: first.version })).toMatchObject({
    error: { code: 'conflict' },
  });
  await appeal(bruno, reportId);
  expect((await decide(reportId, 'no_action')).status).toBe(200);
  expect([await toldTimes(ada), await toldTimes(bruno)]).toEqual([2, 2]);
  expect(dataOf(await decisionFor(bruno, reportId)).decision).toBe('no_action');
});

it('a group loses name, rules and picture; a person is warned, not taken down', async () => {
  const { ada, bruno, ppauGroupId } = await twoInGroup(on);
  const own = { ppauGroupId, name: 'Haters', rules: 'No foreigners', image: await ada.picture() };
  await ada.call(groupRoutes.updateGroup, { body: own });
  const group = { ppauGroupId, ...why };
  const { reportId } = dataOf(await bruno.call(routes.reportGroup, { body: group }));
  expect(await read(reportId)).toMatchObject({
    rules: 'No foreigners',
    file: { type: 'image/webp', url: expect.stringContaining('/') },
  });
  expect((await decide(reportId, 'removed')).status).toBe(200);
  const params = { ppauGroupId };
  const after = dataOf(await bruno.call(groupRoutes.groupInfo, { params }));
  expect(after).toMatchObject({ name: 'Group', rules: null, image: null });
  const person = { userId: ada.id, reason: 'threat' } as const;
  const about = dataOf(await bruno.call(routes.reportPerson, { body: person }));
  expect((await decide(about.reportId, 'removed')).status).toBe(422);
});

it('what is urgent comes first, and what waits is counted for the start page', async () => {
  const { ada, bruno } = await twoInGroup(on);
  const report = async (reason: 'spam' | 'threat') => {
    const body = { userId: bruno.id, reason };
    return dataOf(await ada.call(routes.reportPerson, { body })).reportId;
  };
  const [spam, threat] = [await report('spam'), await report('threat')];
  const query = { thing: 'person' } as const;
  const { items } = dataOf(await administrator.call(console.administeredReports, { query }));
  const places = [threat, spam].map((id) => items.findIndex((item) => item.id === id));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const waiting = dataOf(await administrator.call(consoleRoutes.waiting));
  expect(waiting.items).toContainEqual(
    expect.objectContaining({ kind: 'report', page: '/reports' }),
  );
});

it('a decision stands after thirty days', async () => {
  const { bruno, reportId } = await reportedMessage();
  expect((await decide(reportId, 'warned')).status).toBe(200);
  on.clock.advance((reportLimits.appealDays + 1) * 86_400_000);
  const again = await bruno.again();
  expect(dataOf(await decisionFor(again, reportId)).appealUntil).toBeNull();
  expect(await appeal(again, reportId)).toMatchObject({ error: { code: 'conflict' } });
});
