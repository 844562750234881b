import { boardRoutes } from '@stratum/contract/boards';
import { groupRoutes } from '@stratum/contract/groups';
import { addMember, makeGroup } from '../../../test/make-group.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

/** A group of the caller's in which they and another share their wins. */
async function sharing({ on, owner }: SampleSetting) {
  const { id: ppauGroupId } = await makeGroup(owner);
  await owner.call(groupRoutes.updateShareDailywins, { body: { ppauGroupId, share: true } });
  const { id: userId } = await on.build.user({ first_name: 'Bruno' });
  await addMember(on, ppauGroupId, { id: userId }, true);
  return { params: { ppauGroupId }, body: { userId } };
}

const group = async (setting: SampleSetting) => ({ params: (await sharing(setting)).params });

export const samples = {
  groupBoard: {
    statements: 11,
    call: async (setting) => ({ ...(await group(setting)), query: { period: 'last_week' } }),
  },
  groupToday: { statements: 10, call: group },
  sendCheer: { statements: 13, call: sharing },
  sendNudge: { statements: 13, call: sharing },
} satisfies Samples<typeof boardRoutes>;
