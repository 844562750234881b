import { consoleReportRoutes } from '@stratum/contract/console/reports';
import { groupRoutes } from '@stratum/contract/groups';
import { reportRoutes } from '@stratum/contract/reports';
import { dataOf } from '../../../test/call.ts';
import { addMember, fellowOf, makeGroup } from '../../../test/make-group.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';
import { sendText } from '../../../test/send-text.ts';

const why = { reason: 'harassment', words: 'Every day' } as const;

/** A group of the caller's with somebody else in it. */
async function withMember({ on, owner }: SampleSetting) {
  const { id: ppauGroupId } = await makeGroup(owner);
  const member = await on.build.user();
  await addMember(on, ppauGroupId, member);
  return { ppauGroupId, member };
}

/** A report of the caller's about somebody in their group. */
async function aReport(setting: SampleSetting) {
  const { member } = await withMember(setting);
  const body = { userId: member.id, ...why };
  const { reportId } = dataOf(await setting.owner.call(reportRoutes.reportPerson, { body }));
  return { reportId };
}

/** The same, decided on. */
async function aDecision(setting: SampleSetting) {
  const params = await aReport(setting);
  const administrator = await setting.on.build.user({ role: 'admin' });
  const body = {
    decision: 'no_action',
    noteToReporter: 'No',
    noteToReported: null,
    version: 1,
  } as const;
  dataOf(await administrator.call(consoleReportRoutes.decideReport, { params, body }));
  return params;
}

/** The caller's group, with a picture that the admin before them has chosen. */
async function withPicture({ on, owner }: SampleSetting) {
  const before = await on.build.user();
  const { id: ppauGroupId } = await makeGroup(before);
  const picture = { ppauGroupId, image: await before.picture() };
  await before.call(groupRoutes.updateGroup, { body: picture });
  await addMember(on, ppauGroupId, owner);
  const handedOver = { ppauGroupId, userId: owner.id };
  await before.call(groupRoutes.changeGroupAdmin, { body: handedOver });
  return { ppauGroupId };
}

export const samples = {
  reportMessage: {
    statements: 13,
    call: async (setting) => {
      const { ppauGroupId, member } = await withMember(setting);
      const { id: messageId } = await sendText(member, ppauGroupId, 'You are no good');
      return { body: { ppauGroupId, messageId, ...why } };
    },
  },
  reportPerson: {
    statements: 9,
    call: async (setting) => ({ body: { userId: await fellowOf(setting), ...why } }),
  },
  reportGroup: {
    statements: 11,
    call: async (setting) => ({ body: { ...(await withPicture(setting)), ...why } }),
  },
  reportDecision: {
    statements: 4,
    call: async (setting) => ({ params: await aDecision(setting) }),
  },
  appealDecision: {
    statements: 9,
    call: async (setting) => ({
      params: await aDecision(setting),
      body: { words: 'Look again, please' },
    }),
  },
  administeredReports: {
    statements: 4,
    call: async (setting) => {
      await aReport(setting);
      return { query: {} };
    },
  },
  administeredReport: {
    statements: 12,
    call: async (setting) => ({ params: await aReport(setting) }),
  },
  decideReport: {
    statements: 40,
    call: async (setting) => ({
      params: await aReport(setting),
      body: {
        decision: 'warned',
        noteToReporter: null,
        noteToReported: 'Be kind',
        version: 1,
      },
    }),
  },
} satisfies Samples<typeof reportRoutes & typeof consoleReportRoutes>;
