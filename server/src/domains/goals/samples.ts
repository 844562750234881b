import type { goalRoutes } from '@stratum/contract/goals';
import { localDate } from '@stratum/contract/local-date';
import { addDays } from '@stratum/contract/plain-days';
import { goalBody, makeGoal } from '../../../test/make-goal.ts';
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

export const samples = {
  goalCreate: { statements: 7, call: (setting) => ({ body: goalBody(fromToday(setting)) }) },
  goalList: { statements: 3 },
  goalCategoryList: { statements: 2 },
  goalInfo: { statements: 4, call: byId },
  goalDetails: { statements: 5, call: byId },
} satisfies Samples<typeof goalRoutes>;
