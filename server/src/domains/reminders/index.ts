export { createReminderActs } from './acts.ts';
export { removeReminders } from './change.ts';
export { createReminders } from './create.ts';
export type { GoalPort } from './deps.ts';
export { remindersOf } from './list.ts';
export { moveGoalReminders, setGoalWindow } from './schedule.ts';
export { type Series, seriesOf } from './series.ts';
export { remindersOfGoals, remindersToCome } from './store.ts';
export type { ReminderRow } from './tables.ts';
