export { ReminderFields } from './fields/lazy-reminder-fields.tsx';
export { usualReminder } from './fields/reminder-times.ts';
export { useReminderWords } from './fields/use-reminder-words.ts';
export { IfThenPlan } from './plan/if-then-plan.tsx';
