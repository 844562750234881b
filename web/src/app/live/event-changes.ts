import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { authEndpoints } from '@stratum/contract/endpoints/auth';
import { blockEndpoints } from '@stratum/contract/endpoints/blocks';
import { dailyWinEndpoints } from '@stratum/contract/endpoints/daily-wins';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { orderEndpoints } from '@stratum/contract/endpoints/orders';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import { shippingEndpoints } from '@stratum/contract/endpoints/shipping';
import { weeklyReviewEndpoints } from '@stratum/contract/endpoints/weekly-review';
import type { LiveEvent } from '@stratum/contract/events';
import type { ServerFrame } from '@stratum/contract/socket';
import type { QueryClient } from '@tanstack/react-query';
import { changedDay } from '../../features/daily-wins/changed-day.ts';
import { domainFilters } from '../../shared/api/invalidate.ts';
import { patchReply } from '../../shared/api/optimistic.ts';
import type { RouteReply } from '../../shared/api/route-input.ts';
import { routeFilters } from '../../shared/api/route-query.ts';
import { applyLiveChange, type LiveChange } from '../../shared/live/live-change.ts';

const { assessmentStatus } = assessmentEndpoints;
const { getNotification, getNotificationCount } = notificationEndpoints;
const { sessions } = authEndpoints;
const [
  assessments,
  auth,
  blocks,
  dailyWins,
  goals,
  groups,
  notifications,
  orders,
  profile,
  reminders,
  shipping,
  weeklyReview,
] = [
  assessmentStatus.domain,
  sessions.domain,
  blockEndpoints.blockedPeople.domain,
  dailyWinEndpoints.getWins.domain,
  goalEndpoints.goalList.domain,
  groupEndpoints.listGroups.domain,
  getNotification.domain,
  orderEndpoints.getUserOrderDetails.domain,
  profileEndpoints.profileInfo.domain,
  reminderEndpoints.remindersList.domain,
  shippingEndpoints.trackShipment.domain,
  weeklyReviewEndpoints.getWeeklyFocus.domain,
];

type Events = { [Event in LiveEvent as Event['type']]: Event };
type Status = RouteReply<typeof assessmentStatus>;

/** What each event changes in the replies kept here. */
const changes: {
  readonly [Type in keyof Events]: (event: Events[Type], client: QueryClient) => LiveChange;
} = {
  // Its sentence is in the language of the profile, which the list's may differ from.
  notification: ({ notification: { kind } }) => ({
    domain: notifications,
    stale: [
      routeFilters(getNotification),
      ...(kind === 'reminder_due' ? [domainFilters(reminders)] : []),
      ...(kind === 'invitation' ? [domainFilters(groups)] : []),
    ],
  }),
  notification_count: ({ count }) => ({
    domain: notifications,
    patches: [patchReply(getNotificationCount, undefined, () => count)],
    // One may have been read or deleted.
    stale: [routeFilters(getNotification)],
  }),
  assessment_status: ({ status }, client) => ({
    domain: assessments,
    patches: [patchReply(assessmentStatus, undefined, () => status)],
    // Answers that are saved change the status alone.
    stale: isAttemptNew(status, client) ? [domainFilters(assessments, profile)] : [],
  }),
  wins: ({ day }) => ({
    domain: dailyWins,
    patches: changedDay(day.date, () => day),
    // Sums, streaks and days that are left out.
    stale: [domainFilters(dailyWins, weeklyReview)],
  }),
  goal_changed: () => ({
    domain: goals,
    stale: [domainFilters(goals, reminders, weeklyReview)],
  }),
  reminders_changed: () => ({
    domain: reminders,
    stale: [domainFilters(reminders)],
  }),
  weekly_review_changed: () => ({
    domain: weeklyReview,
    stale: [domainFilters(weeklyReview)],
  }),
  blocks_changed: () => ({
    domain: blocks,
    stale: [domainFilters(blocks, groups)],
  }),
  order_changed: () => ({
    domain: orders,
    stale: [domainFilters(orders, shipping)],
  }),
  sessions_changed: () => ({
    domain: auth,
    stale: [routeFilters(sessions)],
  }),
};

/** Whether an attempt has been completed since the status was last told. */
function isAttemptNew({ categories }: Status, client: QueryClient): boolean {
  const told = client.getQueriesData<Status>(routeFilters(assessmentStatus));
  const known = told.flatMap(([, status]) => status?.categories ?? []);
  const isKnown = ({ categoryType, lastCompletedAt }: Status['categories'][number]) =>
    known.some(
      (one) => one.categoryType === categoryType && one.lastCompletedAt === lastCompletedAt,
    );
  return !categories.every(isKnown);
}

/** Shows what an event tells; nothing where a server newer than this page tells of something else. */
export function applyEvent(client: QueryClient, event: LiveEvent | Unheard): void {
  if (isHeard(event)) applyLiveChange(client, changeOf(event.type, event, client));
}

/** What no page shows: it tells of groups, to who has asked for it. */
type Unheard = Pick<Exclude<ServerFrame, LiveEvent>, 'type'>;

function isHeard(event: LiveEvent | Unheard): event is LiveEvent {
  return Object.hasOwn(changes, event.type);
}

function changeOf<Type extends keyof Events>(type: Type, event: Events[Type], client: QueryClient) {
  return changes[type](event, client);
}

/** The reads that events tell of. */
const told: readonly LiveChange[] = [
  { domain: assessments, stale: [routeFilters(assessmentStatus)] },
  { domain: auth, stale: [routeFilters(sessions)] },
  { domain: blocks, stale: [domainFilters(blocks)] },
  { domain: dailyWins, stale: [domainFilters(dailyWins)] },
  { domain: goals, stale: [domainFilters(goals)] },
  { domain: notifications, stale: [domainFilters(notifications)] },
  { domain: orders, stale: [domainFilters(orders)] },
  { domain: reminders, stale: [domainFilters(reminders)] },
  { domain: weeklyReview, stale: [domainFilters(weeklyReview)] },
];

/** Reads again what events may have told of before this page was connected. */
export function readMissed(client: QueryClient): void {
  for (const change of told) applyLiveChange(client, change);
}

/** Reads again all that is shown: it may be as old as the connection before. */
export function readAllAgain(client: QueryClient): void {
  const domains = new Set(
    client
      .getQueryCache()
      .getAll()
      .map(({ meta }) => meta?.domain),
  );
  for (const domain of domains) {
    if (domain !== undefined) applyLiveChange(client, { domain, stale: [domainFilters(domain)] });
  }
}
