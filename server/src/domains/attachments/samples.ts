import type { attachmentRoutes } from '@stratum/contract/attachments';
import { localDate } from '@stratum/contract/local-date';
import { makeGoal } from '../../../test/make-goal.ts';
import { makeNote } from '../../../test/make-item.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

/** Other routes' samples may have set the clock on. */
async function aGoal({ on, owner }: SampleSetting) {
  const today = localDate(on.clock.now(), 'Europe/Berlin');
  const dates = { goalStartDate: today, goalEndDate: today, milestones: [] };
  return { goalId: (await makeGoal(owner, dates)).id };
}

export const samples = {
  attachPersonalStuff: {
    statements: 9,
    call: async (setting) => {
      const { id } = await makeNote(setting.owner);
      return { body: { id, to: await aGoal(setting), attached: true } };
    },
  },
  attachedPersonalStuff: {
    statements: 3,
    call: async (setting) => {
      const query = await aGoal(setting);
      return { query };
    },
  },
  placesOfPersonalStuff: {
    statements: 3,
    call: async ({ owner }) => ({ query: { id: (await makeNote(owner)).id } }),
  },
} satisfies Samples<typeof attachmentRoutes>;
