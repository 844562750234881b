export { scheduleGoalDates } from './dates.ts';
export { type GoalStory, importGoal } from './import.ts';
export { createGoalPort } from './reminder-port.ts';
