import type { ReminderDraft } from '@stratum/contract/reminder';

/** What is chosen of a reminder: when it comes, and by which ways. */
export type ReminderTimes = Omit<ReminderDraft, 'image'>;

/** Three evenings a week, until somebody chooses otherwise. */
export const usualReminder: ReminderTimes = {
  frequency: 'Weekly',
  time: '20:30',
  weekdays: ['Monday', 'Wednesday', 'Friday'],
  channels: ['in_app', 'push'],
};
