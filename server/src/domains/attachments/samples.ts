import type { attachmentRoutes } from '@stratum/contract/attachments';
import { makeGoal } from '../../../test/make-goal.ts';
import { makeNote } from '../../../test/make-item.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

const aGoal = async ({ owner }: SampleSetting) => (await makeGoal(owner)).id;

export const samples = {
  attachPersonalStuff: {
    statements: 9,
    call: async (setting) => {
      const { id } = await makeNote(setting.owner);
      return { body: { id, to: { goalId: await aGoal(setting) }, attached: true } };
    },
  },
  attachedPersonalStuff: {
    statements: 2,
    call: async (setting) => ({ query: { goalId: await aGoal(setting) } }),
  },
  placesOfPersonalStuff: {
    statements: 3,
    call: async ({ owner }) => ({ query: { id: (await makeNote(owner)).id } }),
  },
} satisfies Samples<typeof attachmentRoutes>;
