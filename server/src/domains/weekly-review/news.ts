import { skillsInCategory } from '@stratum/contract/change';
import type { NotificationContent } from '@stratum/contract/notifications';
import { scoreOverall } from '@stratum/contract/scoring';
import { type LoadedReview, sumOf } from './review.ts';

/** Goals that a notification names. */
const most = 5;

type News = Extract<NotificationContent, { kind: 'weekly_review' }>['data'];

/** What a notification says of a review, as it was at its moment. */
export function newsOf(review: LoadedReview, isChosen: boolean): News {
  const { week, from, to, until, goals, wins, levels } = review;
  return {
    week,
    from,
    to,
    dueAt: isChosen ? until.toISOString() : null,
    ...sumOf(goals),
    points: wins.points,
    pointsBefore: wins.before,
    level: levelIn(levels),
    goals: goals
      .filter(({ goalStartDate }) => goalStartDate <= to)
      .toSorted((one, other) => one.onTrack.days - other.onTrack.days)
      .slice(0, most)
      .map(({ goalName, onTrack }) => ({ goalName, days: onTrack.days })),
  };
}

/** Over all categories, compared where the same ones were assessed a week before. */
function levelIn(levels: LoadedReview['levels']): News['level'] {
  const overall = scoreOverall(levels);
  if (!overall) return null;
  const earlier = levels.flatMap(({ before }) => (before === null ? [] : [{ score: before }]));
  const before = earlier.length === levels.length ? (scoreOverall(earlier)?.score ?? null) : null;
  return { score: overall.score, before, skills: levels.length * skillsInCategory };
}
