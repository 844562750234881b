import { addDays, dayNumber, daysBetween, weekOf } from '@stratum/contract/plain-days';
import type { FrozenDay, WinDay, WinRules, Wins } from '@stratum/contract/wins';
import type { Overview } from './check-in/use-chosen-day.ts';

const dayLength = 86_400_000;

/**
 * The day that it is once an overview is over. Clocks that have been changed since move its begin by
 * an hour.
 * @param readAt when the overview was read, milliseconds; one that is over as it comes is right, and
 *   this device's clock is wrong
 */
export function dayAfter({ today, endsAt }: Overview, readAt: number, now: number): string {
  const end = Date.parse(endsAt);
  if (readAt >= end || now < end) return today.date;
  return addDays(today.date, 1 + Math.floor((now - end) / dayLength));
}

/** An overview on a later day than its own: nothing is won yet, and its figures are those of the day it was read. */
export function overviewOn(known: Overview, date: string): Overview {
  const { from, to } = weekOf(date);
  const days = daysBetween(from, to).map((each) => dayOf(known, each) ?? emptyDay(each));
  const pausedUntil =
    known.pausedUntil !== null && known.pausedUntil >= date ? known.pausedUntil : null;
  return {
    ...known,
    today: days.find((day) => day.date === date) ?? emptyDay(date),
    week: { from, to, days },
    frozen: from === known.week.from ? known.frozen : frozenLater(known, days),
    // Taken on the network alone.
    celebrate: null,
    rules: rulesOn(known.rules, date),
    pausedUntil,
  };
}

function dayOf({ week }: Overview, date: string): WinDay | undefined {
  return week.days.find((day) => day.date === date);
}

const noWins: Wins = {
  alarm: false,
  personalFitness: false,
  purposefulNutrition: false,
  noDistractions: false,
  personalDevelopment: false,
};

export function emptyDay(date: string): WinDay {
  return { date, wins: noWins, points: 0, skipped: null, filledLater: false };
}

/** A pause goes on, and weekdays of rest come again. */
function frozenLater(
  { week, frozen, pausedUntil }: Overview,
  days: readonly WinDay[],
): FrozenDay[] {
  return days.flatMap(({ date }): FrozenDay[] => {
    if (pausedUntil !== null && date <= pausedUntil) return [{ date, reason: 'pause' }];
    const weekday = addDays(week.from, (dayNumber(date) - dayNumber(week.from)) % 7);
    const isRest = frozen.some((day) => day.date === weekday && day.reason === 'rest_weekday');
    return isRest ? [{ date, reason: 'rest_weekday' }] : [];
  });
}

function rulesOn(rules: WinRules, date: string): WinRules {
  const ruleOf = ({ text, next }: WinRules['alarm']) =>
    next !== null && next.from <= date ? { text: next.text, next: null } : { text, next };
  return {
    alarm: ruleOf(rules.alarm),
    personalFitness: ruleOf(rules.personalFitness),
    purposefulNutrition: ruleOf(rules.purposefulNutrition),
    noDistractions: ruleOf(rules.noDistractions),
    personalDevelopment: ruleOf(rules.personalDevelopment),
  };
}
