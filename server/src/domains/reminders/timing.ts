import { addDays } from '@stratum/contract/plain-days';
import { nextOccurrence, type Occurrence, type Recurrence } from '@stratum/contract/recurrence';
import type { ReminderRow } from './tables.ts';

/** What decides when a reminder comes. */
export type Timing = Pick<
  ReminderRow,
  | 'time'
  | 'weekdays'
  | 'day'
  | 'timeZone'
  | 'fromDay'
  | 'untilDay'
  | 'isActive'
  | 'paused'
  | 'nextDay'
  | 'nextAt'
  | 'snoozedUntil'
  | 'handledThrough'
  | 'skippedThrough'
>;
/** What follows from it. */
export type Planned = Pick<
  ReminderRow,
  'nextDay' | 'nextAt' | 'snoozedUntil' | 'handledThrough' | 'skippedThrough'
>;

/** Milliseconds for which a reminder that no server was there for is still of use. */
export const usefulFor = 12 * 60 * 60 * 1000;

/** Past every change of a zone: so much earlier or later a day may come by other clocks. */
const twoDays = 48 * 60 * 60 * 1000;

/**
 * When a reminder comes next. An occurrence that has come and not run yet stays as it is: it is the
 * runner's.
 */
export function plan(reminder: Timing, now: Date): Planned {
  const { nextDay, nextAt, snoozedUntil, handledThrough, skippedThrough } = reminder;
  const kept = { handledThrough, skippedThrough };
  if (!reminder.isActive || reminder.paused) {
    return { nextDay: null, nextAt: null, snoozedUntil: null, ...kept };
  }
  if (nextAt !== null && nextAt <= now) return { nextDay, nextAt, snoozedUntil, ...kept };
  return { ...nextColumns(nextAfter(reminder, now)), snoozedUntil, ...kept };
}

/** When its due row runs. */
export function dueTime({ nextAt, snoozedUntil }: Pick<Timing, 'nextAt' | 'snoozedUntil'>) {
  return snoozedUntil ?? nextAt;
}

/** The first occurrence after an instant that is within the goal's days and not handled or skipped. */
function nextAfter(reminder: Timing, after: Date, firstDay = ''): Occurrence | null {
  const first = [reminder.handledThrough, reminder.skippedThrough]
    .flatMap((day) => (day === null ? [] : addDays(day, 1)))
    .reduce(laterDay, laterDay(reminder.fromDay, firstDay));
  const next = nextOccurrence(recurrenceOf(reminder), reminder.timeZone, after, first);
  return next.day <= reminder.untilDay ? next : null;
}

/** What a reminder comes to when its row runs. */
export interface Outcome {
  /** What it is told for now; null where nothing is. */
  readonly fired: Date | null;
  readonly missed: readonly Date[];
  readonly silenced: readonly Date[];
  readonly planned: Planned;
}

/**
 * Settles all that has come by now. The newest is told, where it is of use yet; the others had no
 * server to tell them and were missed. What falls on a day that is kept free is silenced.
 * @param isSilent whether nothing is to be told at an instant
 */
export function settle(reminder: Timing, now: Date, isSilent: (at: Date) => boolean): Outcome {
  if (!reminder.isActive || reminder.paused) {
    return { fired: null, missed: [], silenced: [], planned: plan(reminder, now) };
  }
  const { come, next } = occurrencesUntil(reminder, now);
  const { snoozedUntil } = reminder;
  const hasRung = snoozedUntil !== null && snoozedUntil <= now;
  const instants = come
    .map(({ at }) => at)
    // An occurrence up to the time it was put off to is told then.
    .filter((at) => snoozedUntil === null || at > snoozedUntil);
  const all = hasRung ? [snoozedUntil, ...instants] : instants;
  const silenced = all.filter(isSilent);
  const others = all.filter((at) => !silenced.includes(at));
  const newest = others.at(-1);
  const isUseful = newest !== undefined && now.getTime() - newest.getTime() < usefulFor;
  return {
    fired: isUseful ? newest : null,
    missed: isUseful ? others.slice(0, -1) : others,
    silenced,
    planned: {
      ...nextColumns(next),
      snoozedUntil: hasRung ? null : snoozedUntil,
      handledThrough: come.at(-1)?.day ?? reminder.handledThrough,
      skippedThrough: reminder.skippedThrough,
    },
  };
}

/** The occurrences from the planned one up to now, and the one that follows. */
function occurrencesUntil(reminder: Timing, now: Date) {
  const come: Occurrence[] = [];
  if (reminder.nextDay === null || reminder.nextAt === null) return { come, next: null };
  // By its day: rules of its zone may have changed since its instant was computed.
  const before = new Date(reminder.nextAt.getTime() - twoDays);
  let next = nextAfter(reminder, before, reminder.nextDay);
  while (next && next.at <= now) {
    come.push(next);
    next = nextAfter(reminder, next.at, addDays(next.day, 1));
  }
  return { come, next };
}

/** The rule of its turns. */
export function recurrenceOf({
  time,
  weekdays,
  day,
}: Pick<Timing, 'time' | 'weekdays' | 'day'>): Recurrence {
  return {
    time,
    weekdays: weekdays ?? undefined,
    day: day === null ? undefined : Number(day),
  };
}

function nextColumns(next: Occurrence | null): Pick<Planned, 'nextDay' | 'nextAt'> {
  return { nextDay: next?.day ?? null, nextAt: next?.at ?? null };
}

export function laterDay(one: string, other: string): string {
  return one > other ? one : other;
}

export function earlierDay(one: string, other: string): string {
  return one < other ? one : other;
}
