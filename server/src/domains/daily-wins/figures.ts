import { consistencyDays, habits } from '@stratum/contract/habits';
import {
  addDays,
  dayNumber,
  daysBetween,
  isoWeekOf,
  isoWeekSpan,
  type Span,
} from '@stratum/contract/plain-days';
import { frozenReason, type WinRecord } from './frozen-days.ts';

interface JudgedDay {
  readonly date: string;
  readonly points: number;
  readonly isFrozen: boolean;
  /** Whether the consistency counts it: the last day does from its first yes. */
  readonly counts: boolean;
}

/**
 * Every day from the first post up to today. A day ahead of today that has a yes was lived in a time
 * zone further east: it goes on counting, so that flying west changes no figure.
 */
function judgeDays(record: WinRecord, today: string): JudgedDay[] {
  const first = record.days.find(({ posted }) => posted)?.date;
  if (first === undefined) return [];
  const lastWin = record.days.findLast(({ points }) => points > 0)?.date ?? today;
  const last = lastWin > today ? lastWin : today;
  const recorded = new Map(record.days.map((day) => [day.date, day]));
  return daysBetween(first, last).map((date) => {
    const day = recorded.get(date);
    const points = day?.points ?? 0;
    const isFrozen = frozenReason(record, date, day) !== null;
    return { date, points, isFrozen, counts: !isFrozen && (date !== last || points > 0) };
  });
}

interface Run extends Span {
  readonly length: number;
}

/** The run that is under way and the longest one, of days with at least so many points. */
function runsOf(days: readonly JudgedDay[], least: number) {
  let length = 0;
  let from = '';
  let best: Run | null = null;
  for (const { date, points, isFrozen } of days) {
    if (isFrozen) continue;
    if (points >= least) {
      if (length === 0) from = date;
      length += 1;
      if (length > (best?.length ?? 0)) best = { length, from, to: date };
    }
    // The last day is still open.
    else if (date !== days.at(-1)?.date) length = 0;
  }
  return { current: length, best };
}

/** On how many of the last 30 days that count there was a yes. */
function countedOf(days: readonly JudgedDay[]) {
  const counted = days.slice(-consistencyDays).filter(({ counts }) => counts);
  return { won: counted.filter(({ points }) => points > 0).length, days: counted.length };
}

/** Whole percent, half up. */
export function percent({ won, days }: { readonly won: number; readonly days: number }) {
  return days === 0 ? null : Math.floor((200 * won + days) / (2 * days));
}

export function figuresOf(record: WinRecord, today: string) {
  const judged = judgeDays(record, today);
  const runs = runsOf(judged, 1);
  const counted = countedOf(judged);
  return {
    figures: {
      streak: runs.current,
      perfectStreak: runsOf(judged, habits.length).current,
      bestStreak: runs.best?.length ?? 0,
      consistency: percent(counted),
    },
    best: runs.best && { from: runs.best.from, to: runs.best.to },
    counted,
  };
}

/** Points, and what they could be, of each ISO week that has a day of the span, up to this week. */
export function weeklyPoints(record: WinRecord, { from, to }: Span, today: string) {
  const first = isoWeekSpan(from).from;
  const last = isoWeekSpan(to < today ? to : today).from;
  const count = (dayNumber(last) - dayNumber(first)) / 7 + 1;
  const weeks = Array.from({ length: Math.max(0, count) }, (_, index) => {
    const monday = addDays(first, 7 * index);
    const week = { isoWeek: isoWeekOf(monday), from: monday, to: addDays(monday, 6) };
    return { ...week, points: 0, of: 0 };
  });
  for (const { date, points, counts } of judgeDays(record, today)) {
    const week = weeks[Math.floor((dayNumber(date) - dayNumber(first)) / 7)];
    if (!week) continue;
    week.points += points;
    if (counts) week.of += habits.length;
  }
  return weeks;
}
