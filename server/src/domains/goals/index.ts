export { scheduleGoalDates } from './dates.ts';
export { createGoalPort } from './reminder-port.ts';
