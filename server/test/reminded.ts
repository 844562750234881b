import { notificationRoutes } from '@stratum/contract/notifications';
import type { ReminderDraft } from '@stratum/contract/reminder';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';
import { type GoalBody, makeGoal } from './make-goal.ts';

export const daily: ReminderDraft = { frequency: 'Daily', time: '18:00', channels: ['in_app'] };

/** A goal from 2026-11-20 to 2027-02-11, with a reminder of it. */
export async function makeReminder(
  person: SignedInUser,
  draft: Partial<ReminderDraft> = {},
  given: Partial<GoalBody> = {},
) {
  const goal = await makeGoal(person, { ...given, reminders: [{ ...daily, ...draft }] });
  const [reminder] = goal.reminders;
  if (!reminder) throw new Error('the goal has no reminder');
  return { goal, reminder };
}

/** What reminders have told a person, the oldest first. */
export async function reminderNotices(person: SignedInUser) {
  const { items } = dataOf(await person.call(notificationRoutes.getNotification));
  return items.flatMap((item) => (item.kind === 'reminder_due' ? [item] : [])).toReversed();
}

/** The times of which reminders have told a person. */
export async function timesTold(person: SignedInUser): Promise<string[]> {
  return (await reminderNotices(person)).map(({ data }) => data.dueAt);
}
