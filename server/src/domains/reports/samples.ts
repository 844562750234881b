import { groupRoutes } from '@stratum/contract/groups';
import type { reportRoutes } from '@stratum/contract/reports';
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

/** A group that the caller is in, with a picture. */
async function withPicture({ on, owner }: SampleSetting) {
  const admin = await on.build.user();
  const { id: ppauGroupId } = await makeGroup(admin);
  const picture = { ppauGroupId, image: await admin.picture() };
  await admin.call(groupRoutes.updateGroup, { body: picture });
  await addMember(on, ppauGroupId, owner);
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
} satisfies Samples<typeof reportRoutes>;
