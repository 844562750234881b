import type { ListedReminder } from '@stratum/contract/reminder';
import type { ReminderActions } from '../use-reminder-actions.ts';
import type { GroupName } from './reminder-groups.ts';

/** A reminder in its list. */
export interface RowProps {
  reminder: ListedReminder;
  group: GroupName;
  /** Whether the list is of one goal, which then is not named in each row. */
  isOfOneGoal: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
  actions: ReminderActions;
}
