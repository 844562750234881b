import { addDays } from '@stratum/contract/plain-days';
import type { ListedReminder } from '@stratum/contract/reminder';
import type { Days } from '../../profile/index.ts';

const groups = ['today', 'tomorrow', 'later', 'paused', 'over'] as const;
export type GroupName = (typeof groups)[number];

export interface ReminderGroup {
  readonly name: GroupName;
  readonly items: readonly ListedReminder[];
}

/** By when they come next; what comes no more stands last. Groups without any are left out. */
export function groupReminders(items: readonly ListedReminder[], calendar: Days): ReminderGroup[] {
  const sorted = items.toSorted((one, other) =>
    (one.nextAt ?? one.time).localeCompare(other.nextAt ?? other.time),
  );
  return groups.flatMap((name) => {
    const members = sorted.filter((reminder) => groupOf(reminder, calendar) === name);
    return members.length === 0 ? [] : [{ name, items: members }];
  });
}

function groupOf({ paused, nextAt }: ListedReminder, { today, dayOf }: Days): GroupName {
  if (paused) return 'paused';
  if (nextAt === null) return 'over';
  const day = dayOf(nextAt);
  // One that is due this minute may still stand with its time of a moment ago.
  if (day <= today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}
