import { randomKey } from '../../../shared/api/idempotency.ts';
import { usualReminder } from '../../reminders/index.ts';
import type { DraftReminder } from './goal-draft.ts';

export function newReminder(): DraftReminder {
  return { key: randomKey(), ...usualReminder };
}
