import type { goalStepRoutes } from '@stratum/contract/goal-steps';
import { goalRoutes } from '@stratum/contract/goals';
import { localDate } from '@stratum/contract/local-date';
import { addDays } from '@stratum/contract/plain-days';
import { witnessRoutes } from '@stratum/contract/witness';
import type { SignedInUser } from '../../../test/build.ts';
import { goalBody, makeGoal } from '../../../test/make-goal.ts';
import { addMember, makeGroup } from '../../../test/make-group.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

/** Other routes' samples may have set the clock on: days from the owner's today. */
function fromToday({ on }: SampleSetting) {
  const today = localDate(on.clock.now(), 'Europe/Berlin');
  return { goalStartDate: today, goalEndDate: addDays(today, 83), habits: ['alarm' as const] };
}

const aGoal = (setting: SampleSetting) => makeGoal(setting.owner, fromToday(setting));

async function byId(setting: SampleSetting) {
  return { params: { id: (await aGoal(setting)).id } };
}

/** Of somebody who has a goal. */
async function amongGoals(setting: SampleSetting) {
  await aGoal(setting);
  return { query: {} };
}

async function namedGoal(setting: SampleSetting) {
  return { id: (await aGoal(setting)).id };
}

/** The first milestone of a goal and its first micro goal. */
async function someSteps(setting: SampleSetting) {
  const goal = await aGoal(setting);
  const [milestone] = goal.milestones;
  const [microGoal] = milestone?.microGoal ?? [];
  if (!milestone || !microGoal) throw new Error('the goal of a sample has steps');
  return { goal, milestone, microGoal };
}

async function aDeletedGoal(setting: SampleSetting) {
  const goal = await namedGoal(setting);
  await setting.owner.call(goalRoutes.goalDelete, { query: goal });
  return goal;
}

/** A milestone that is done, and a group with somebody who may confirm it. */
async function tickedBy(owner: SignedInUser, setting: SampleSetting, witness?: SignedInUser) {
  const { goal, milestone } = await someSteps({ ...setting, owner });
  const body = { id: goal.id, milestoneId: milestone.id, status: 'Completed' as const };
  await owner.call(goalRoutes.goalStatusUpdate, { body });
  const { id: ppauGroupId } = await makeGroup(owner);
  const other = witness ?? (await setting.on.build.user({ first_name: 'Bruno' }));
  await addMember(setting.on, ppauGroupId, other);
  return { milestone, ppauGroupId, userId: other.id };
}

export const samples = {
  goalCreate: { statements: 10, call: (setting) => ({ body: goalBody(fromToday(setting)) }) },
  goalList: { statements: 3, call: amongGoals },
  goalCategoryList: { statements: 2 },
  goalMarks: { statements: 2 },
  goalInfo: { statements: 6, call: byId },
  goalDetails: { statements: 7, call: byId },
  goalStatusUpdate: {
    statements: 8,
    call: async (setting) => {
      const { goal, microGoal } = await someSteps(setting);
      return { body: { id: goal.id, microGoalId: microGoal.id, status: 'Completed' } };
    },
  },
  goalUpdate: {
    statements: 10,
    call: async (setting) => ({ body: { ...(await namedGoal(setting)), goalName: 'Sleep' } }),
  },
  goalArchive: {
    statements: 11,
    call: async (setting) => ({ body: { ...(await namedGoal(setting)), archived: true } }),
  },
  goalShift: {
    statements: 16,
    call: async (setting) => ({ body: { ...(await namedGoal(setting)), days: 7 } }),
  },
  goalCopy: { statements: 15, call: async (setting) => ({ body: await namedGoal(setting) }) },
  goalDelete: { statements: 10, call: async (setting) => ({ query: await namedGoal(setting) }) },
  goalRestore: { statements: 15, call: async (setting) => ({ body: await aDeletedGoal(setting) }) },
  goalHistory: { statements: 3, call: byId },
  goalHistories: { statements: 2, call: amongGoals },
  addMilestone: {
    statements: 12,
    call: async (setting) => {
      const { goal } = await someSteps(setting);
      return { body: { goalId: goal.id, milestoneName: 'A quiet room', after: null } };
    },
  },
  changeMilestone: {
    statements: 17,
    call: async (setting) => {
      const { goal, milestone } = await someSteps(setting);
      const after = goal.milestones.at(-1)?.id ?? null;
      return { body: { id: milestone.id, milestoneName: 'Nights', after } };
    },
  },
  removeMilestone: {
    statements: 10,
    call: async (setting) => ({ query: { id: (await someSteps(setting)).milestone.id } }),
  },
  addMicroGoal: {
    statements: 11,
    call: async (setting) => {
      const { milestone } = await someSteps(setting);
      const body = { milestoneId: milestone.id, microGoalDescription: 'Blinds', after: null };
      return { body };
    },
  },
  changeMicroGoal: {
    statements: 14,
    call: async (setting) => {
      const { milestone, microGoal } = await someSteps(setting);
      const after = milestone.microGoal.at(-1)?.id ?? null;
      return { body: { id: microGoal.id, microGoalDescription: 'Notes', after } };
    },
  },
  removeMicroGoal: {
    statements: 10,
    call: async (setting) => ({ query: { id: (await someSteps(setting)).microGoal.id } }),
  },
  askWitness: {
    statements: 29,
    call: async (setting) => {
      const { milestone, ...asked } = await tickedBy(setting.owner, setting);
      return { body: { milestoneId: milestone.id, ...asked } };
    },
  },
  answerWitness: {
    statements: 25,
    call: async (setting) => {
      const chloe = await setting.on.build.user({ first_name: 'Chloé' });
      const { milestone, ppauGroupId } = await tickedBy(chloe, setting, setting.owner);
      const { id: milestoneId } = milestone;
      const body = { milestoneId, ppauGroupId, userId: setting.owner.id };
      await chloe.call(witnessRoutes.askWitness, { body });
      return { body: { milestoneId, answer: 'confirmed' } };
    },
  },
} satisfies Samples<typeof goalRoutes & typeof goalStepRoutes & typeof witnessRoutes>;
