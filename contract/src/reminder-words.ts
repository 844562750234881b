export const reminderFrequencies = ['Daily', 'Weekly', 'Monthly'] as const;
export type ReminderFrequency = (typeof reminderFrequencies)[number];

/** Reminders that a goal has at most. */
export const remindersPerGoal = 20;

/** What somebody answers a reminder with: done, or for how long it is put off. */
export const snoozes = ['10m', '1h', 'tomorrow'] as const;
export const reminderActs = ['done', ...snoozes] as const;
/** The same where there is room for more: not this time. */
export const reminderAnswers = [...reminderActs, 'skip'] as const;
export type Snooze = (typeof snoozes)[number];
export type ReminderAct = (typeof reminderActs)[number];
export type ReminderAnswer = (typeof reminderAnswers)[number];
