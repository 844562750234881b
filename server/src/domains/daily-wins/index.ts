export { createCheckinActs } from './checkin-acts.ts';
export { moveReminder } from './checkin-reminder.ts';
export { daysOf } from './days.ts';
export { importWins, type WinHistory } from './import.ts';
export { changeRestWeekdays } from './rest.ts';
export { newestRestWeekdays, pausesOf } from './rest-store.ts';
export { type Score, scoresOf } from './scores.ts';
export { scheduleStreakCheck } from './streak-check.ts';
export { wonDays } from './won-days.ts';
