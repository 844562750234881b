import type { Deps } from './deps.ts';
import { createCheckinActs } from './domains/daily-wins/index.ts';
import { createPushChannel } from './domains/push/index.ts';
import { createReminderActs } from './domains/reminders/index.ts';

/** Pushes of notifications, which reminders and check-ins are answered by. */
export function pushChannel(deps: Deps) {
  const answersTo = [createReminderActs(deps.secrets), createCheckinActs(deps.secrets)];
  return createPushChannel({ ...deps, answersTo });
}
