export { scheduleGoalDates } from './dates.ts';
