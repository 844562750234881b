import type { NotificationKind } from '@stratum/contract/notification-kinds';
import type { NotificationContent } from '@stratum/contract/notifications';
import { endOfDay } from '@stratum/contract/recurrence';
import { after } from '../../platform/clock.ts';
import type { ChannelSender, Delivery } from '../notifications/index.ts';
import type { Deps } from './deps.ts';
import { type Answers, answerable, type PushMessage } from './push-message.ts';
import { sendTo } from './send-push.ts';
import { liveSubscriptions } from './store.ts';
import { sentences } from './texts.ts';

/** Of these only the newest says something: it takes the place of the one before on the screen. */
const replaced: readonly NotificationKind[] = [
  'checkin_reminder',
  'streak_at_risk',
  'new_assessment_month',
  'weekly_review',
];
/** What they ask for can be done on that day only. */
const ofTheDay: readonly NotificationKind[] = ['checkin_reminder', 'streak_at_risk'];

/** Seconds that a push service keeps a push for a browser that is away. */
const keptFor = 3 * 24 * 60 * 60;

/** What a domain lets a notification be answered with; null for kinds that are not its own. */
export type AnswersTo = (content: NotificationContent, to: Delivery['to']) => Answers | null;

interface ChannelDeps extends Pick<Deps, 'jobs' | 'clock'> {
  readonly answersTo: readonly AnswersTo[];
}

/** Sends notifications to every browser of a person that takes pushes. */
export function createPushChannel({ jobs, clock, answersTo }: ChannelDeps): ChannelSender {
  return async (tx, deliveries) => {
    const now = clock.now();
    const userIds = deliveries.map(({ to }) => to.id);
    const browsers = Map.groupBy(
      await liveSubscriptions(tx, { userIds }, now),
      (row) => row.userId,
    );
    const sent = deliveries.flatMap((delivery) => {
      const subscriptions = browsers.get(delivery.to.id);
      return subscriptions ? [{ subscriptions, message: messageOf(delivery, answersTo, now) }] : [];
    });
    await sendTo({ jobs }, tx, sent);
  };
}

/** Of facts and the person's own words; with those of others, which a locked screen shows, where they have chosen so. */
function messageOf(delivery: Delivery, answersTo: readonly AnswersTo[], now: Date): PushMessage {
  const { id, to, isDigest, notifications } = delivery;
  const { locale } = to;
  const [first, ...others] = notifications;
  if (isDigest && others.length > 0) {
    const title = sentences(locale)('digest', { ns: 'push', count: notifications.length });
    const text = notifications.map((each) => shownOf(each, to).title).join('\n');
    const expiresAt = after(now, keptFor);
    const page = {
      tag: 'digest',
      about: 'digest',
      locale,
      title,
      text,
      target: '/notifications',
      expiresAt,
    };
    return { ...page, ...answerable(null, locale) };
  }
  const { content, target } = first;
  const { title, text } = shownOf(first, to);
  const expiresAt = endOf(content.kind, to, now);
  const page = {
    tag: tagOf(content) ?? id,
    about: content.kind,
    locale,
    title,
    text,
    target,
    expiresAt,
  };
  const [answers = null] = answersTo.flatMap((of) => of(content, to) ?? []);
  return { ...page, ...answerable(answers, locale) };
}

function shownOf(rendered: Delivery['notifications'][0], { preferences }: Delivery['to']) {
  return (preferences.showOthersInPushes ? null : rendered.discreet) ?? rendered;
}

/** Null where each is shown beside the others. */
function tagOf({ kind, data }: NotificationContent): string | null {
  if (kind === 'reminder_due') return data.reminderId;
  return replaced.includes(kind) ? kind : null;
}

function endOf(
  kind: NotificationKind,
  { timeZone, dayStartHour }: Delivery['to'],
  now: Date,
): Date {
  if (!ofTheDay.includes(kind)) return after(now, keptFor);
  return endOfDay(now, timeZone, dayStartHour);
}
