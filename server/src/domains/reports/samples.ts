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
} satisfies Samples<typeof reportRoutes>;
