import type { NotificationKind } from '@stratum/contract/notification-kinds';
import { endOfDay } from '@stratum/contract/recurrence';
import { after } from '../../platform/clock.ts';
import type { ChannelSender, Delivery } from '../notifications/index.ts';
import type { Deps } from './deps.ts';
import type { PushMessage } from './push-message.ts';
import { sendTo } from './send-push.ts';
import { liveSubscriptions } from './store.ts';
import { sentences } from './texts.ts';

/** Of these only the newest says something: it takes the place of the one before on the screen. */
const replaced: readonly NotificationKind[] = [
  'checkin_reminder',
  'streak_at_risk',
  'new_assessment_month',
];
/** What they ask for can be done on that day only. */
const ofTheDay: readonly NotificationKind[] = ['checkin_reminder', 'streak_at_risk'];

/** Seconds that a push service keeps a push for a browser that is away. */
const keptFor = 3 * 24 * 60 * 60;

/** Sends notifications to every browser of a person that takes pushes. */
export function createPushChannel({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>): ChannelSender {
  return async (tx, delivery) => {
    const now = clock.now();
    const subscriptions = await liveSubscriptions(tx, { userId: delivery.to.id }, now);
    if (subscriptions.length === 0) return;
    await sendTo({ jobs }, tx, subscriptions, messageOf(delivery, now));
  };
}

/** Of facts alone: no kind has a sentence with words of others, which a locked screen would show. */
function messageOf({ id, to, isDigest, notifications }: Delivery, now: Date): PushMessage {
  const { locale } = to;
  const [first, ...others] = notifications;
  if (isDigest && others.length > 0) {
    const title = sentences(locale)('digest', { ns: 'push', count: notifications.length });
    const text = notifications.map((each) => each.title).join('\n');
    const expiresAt = after(now, keptFor);
    return { tag: 'digest', locale, title, text, target: '/notifications', expiresAt };
  }
  const { kind, title, text, target } = first;
  const tag = replaced.includes(kind) ? kind : id;
  return { tag, locale, title, text, target, expiresAt: endOf(kind, to, now) };
}

function endOf(
  kind: NotificationKind,
  { timeZone, dayStartHour }: Delivery['to'],
  now: Date,
): Date {
  if (!ofTheDay.includes(kind)) return after(now, keptFor);
  return endOfDay(now, timeZone, dayStartHour);
}
