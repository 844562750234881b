import { changeBetween } from '@stratum/contract/change';
import { habits } from '@stratum/contract/habits';
import type { Locale } from '@stratum/contract/locale';
import type { NotificationContent } from '@stratum/contract/notifications';
import { weekdays } from '@stratum/contract/plain-days';
import { shownScore } from '@stratum/contract/shown-scores';
import type { TFunction } from 'i18next';
import { spanFor } from '../../platform/i18n/dates.ts';

type ReviewData = Extract<NotificationContent, { kind: 'weekly_review' }>['data'];
type Say = (key: string, values?: object) => string;

const possible = habits.length * weekdays.length;

/** What a weekly review says: steps and wins, and by mail the level and each goal against its plan. */
export function reviewText(data: ReviewData, { locale }: { locale: Locale }, t: TFunction) {
  const say: Say = (key, values = {}) =>
    t(`kind.weekly_review.${key}`, { ns: 'notifications', ...values });
  const { from, to, points, pointsBefore: before } = data;
  const hasWins = points > 0 || before > 0;
  const lines = [
    stepsLine(data, say),
    ...(hasWins ? [say('wins', { points, possible, before })] : []),
  ];
  return {
    title: say('title', { span: spanFor(locale, from, to) }),
    text: lines.join('\n'),
    more: [...levelLine(data, locale, say), ...goalLines(data, say), say('choose')],
  };
}

function stepsLine({ planned, done }: ReviewData, say: Say): string {
  if (planned === 0) return done === 0 ? say('quiet') : say('steps.unplanned', { count: done });
  if (done === 0) return say('steps.none', { count: planned });
  if (done === planned) return say('steps.all', { count: planned });
  if (done > planned) return say('steps.more', { done, count: planned });
  return say(done === 1 ? 'steps.one_of' : 'steps.some', { done, planned });
}

function levelLine({ level }: ReviewData, locale: Locale, say: Say): string[] {
  if (level === null) return [];
  const score = scoreFor(locale, level.score);
  if (level.before === null) return [say('level.first', { score })];
  const { direction } = changeBetween(level.before, level.score, level.skills);
  return [say(`level.${direction}`, { score, before: scoreFor(locale, level.before) })];
}

function goalLines({ goals }: ReviewData, say: Say): string[] {
  if (goals.length === 0) return [];
  const lines = goals.map(({ goalName, days }) => {
    if (days === 0) return say('goal.on_track', { goalName });
    return say(days < 0 ? 'goal.behind' : 'goal.ahead', { goalName, count: Math.abs(days) });
  });
  return [[say('goals'), ...lines].join('\n')];
}

function scoreFor(locale: Locale, score: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, digits).format(shownScore(score));
}
