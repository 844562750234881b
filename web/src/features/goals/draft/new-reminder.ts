import { randomKey } from '../../../shared/api/idempotency.ts';
import type { DraftReminder } from './goal-draft.ts';

/** Three evenings a week, until somebody chooses otherwise. */
export function newReminder(): DraftReminder {
  return {
    key: randomKey(),
    frequency: 'Weekly',
    time: '20:30',
    weekdays: ['Monday', 'Wednesday', 'Friday'],
    channels: ['in_app', 'push'],
  };
}
