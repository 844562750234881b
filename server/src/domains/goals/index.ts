export { type CalendarGoal, calendarGoals } from './calendar-store.ts';
export { type GroupGoalCard, goalCard, goalCards, ownsGoal } from './cards.ts';
export { scheduleGoalDates } from './dates.ts';
export type { GoalCards } from './deps.ts';
export { type GoalStory, importGoal, importWitness } from './import.ts';
export { createGoalPort } from './reminder-port.ts';
export { forgetGoalSources } from './source.ts';
export { type GoalPlan, goalIn } from './week.ts';
export { goalPlans, goalWork, isStepDone } from './week-store.ts';
