import { localDate } from '@stratum/contract/local-date';
import { addDays, type Span } from '@stratum/contract/plain-days';
import {
  localInstant,
  nextOccurrence,
  type Occurrence,
  type Recurrence,
} from '@stratum/contract/recurrence';
import type { ReminderRow } from './tables.ts';
import { earlierDay, laterDay, recurrenceOf } from './timing.ts';

/** All turns of a reminder: a rule by local times, and where they depart from it. */
export interface Series {
  readonly reminder: ReminderRow;
  readonly recurrence: Recurrence;
  /** The first turn of the rule, and the last that it may have. */
  readonly first: Occurrence;
  readonly last: Date;
  /** Days of turns that do not come. */
  readonly leftOut: readonly string[];
  /** Turns whose time the clocks skip or show twice, which programs read in different ways. */
  readonly unclear: readonly Occurrence[];
}

interface Keeper {
  readonly dayStartHour: number;
  /** Days on which nothing is told. */
  readonly pauses: readonly Span[];
}

/**
 * What a calendar shows of a reminder, from when it was made to the end of its goal; one that is
 * paused, or whose goal has ended, to the last turn that has come.
 * @returns null where it has no turn
 */
export function seriesOf(reminder: ReminderRow, keeper: Keeper): Series | null {
  const { timeZone, fromDay, handledThrough, untilDay } = reminder;
  const goesOn = reminder.isActive && !reminder.paused;
  const lastDay = goesOn ? untilDay : earlierDay(handledThrough ?? '', untilDay);
  const recurrence = recurrenceOf(reminder);
  const justBefore = new Date(reminder.createdAt.getTime() - 1);
  const first = nextOccurrence(recurrence, timeZone, justBefore, fromDay);
  if (first.day > lastDay) return null;
  const leftOut = [
    ...skippedDays(reminder, first.day),
    ...putOffDays(reminder, first.day),
    ...silentDays(reminder, { from: first.day, to: lastDay }, keeper),
  ];
  const days = new Set(leftOut.filter((day) => day <= lastDay));
  return {
    reminder,
    recurrence,
    first,
    last: localInstant(lastDay, '23:59', timeZone),
    leftOut: [...days].toSorted(),
    unclear: unclearTurns(recurrence, timeZone, { from: first.day, to: lastDay }).filter(
      ({ day }) => !days.has(day),
    ),
  };
}

/** Turns that were left out on purpose since the last that has come. */
function skippedDays(reminder: ReminderRow, firstDay: string): string[] {
  const { skippedThrough, handledThrough } = reminder;
  if (skippedThrough === null) return [];
  const from =
    handledThrough === null ? firstDay : earlierDay(addDays(handledThrough, 1), skippedThrough);
  return turns(reminder, { from, to: skippedThrough }).map(({ day }) => day);
}

/** Turns up to the time that it was put off to, which come with it. */
function putOffDays(reminder: ReminderRow, firstDay: string): string[] {
  const { snoozedUntil, timeZone, handledThrough, nextAt } = reminder;
  if (snoozedUntil === null || nextAt === null || nextAt > snoozedUntil) return [];
  const from = handledThrough === null ? firstDay : addDays(handledThrough, 1);
  const to = addDays(localDate(snoozedUntil, timeZone), 1);
  return turns(reminder, { from, to }).flatMap(({ day, at }) => (at <= snoozedUntil ? [day] : []));
}

function silentDays(
  reminder: ReminderRow,
  { from, to }: Span,
  { pauses, dayStartHour }: Keeper,
): string[] {
  return pauses.flatMap((pause) => {
    // Before its hour a day is that of the day before.
    const span = { from: laterDay(pause.from, from), to: earlierDay(addDays(pause.to, 1), to) };
    return turns(reminder, span).flatMap(({ day, at }) => {
      const counted = localDate(at, reminder.timeZone, dayStartHour);
      return pause.from <= counted && counted <= pause.to ? [day] : [];
    });
  });
}

/** Past every change of a zone. */
const twoDays = 48 * 60 * 60 * 1000;

function turns(reminder: ReminderRow, { from, to }: Span): Occurrence[] {
  const { timeZone } = reminder;
  const found: Occurrence[] = [];
  if (from > to) return found;
  const before = new Date(localInstant(from, '00:00', timeZone).getTime() - twoDays);
  let next = nextOccurrence(recurrenceOf(reminder), timeZone, before, from);
  while (next.day <= to) {
    found.push(next);
    next = nextOccurrence(recurrenceOf(reminder), timeZone, next.at, addDays(next.day, 1));
  }
  return found;
}

/** By the changes of the zone, which are few, and not by all turns. */
function unclearTurns(recurrence: Recurrence, timeZone: string, { from, to }: Span): Occurrence[] {
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(timeZone);
  const start = Temporal.PlainDate.from(from).toZonedDateTime(timeZone).subtract({ days: 1 });
  const unclear: Occurrence[] = [];
  let before = start;
  let change = start.getTimeZoneTransition('next');
  while (change && Temporal.ZonedDateTime.compare(change, end) <= 0) {
    const gap = (change.offsetNanoseconds - before.offsetNanoseconds) / 1_000_000;
    const at = change.epochMilliseconds;
    // A time that is skipped comes at the change; one that is shown twice, in the span before it.
    const first = new Date(at + Math.min(gap, 0) - 1);
    const turn = nextOccurrence(recurrence, timeZone, first, from);
    const time = turn.at.getTime();
    if (gap < 0 ? time < at : time === at && !isShownAt(change, turn, recurrence)) {
      unclear.push(turn);
    }
    before = change;
    change = change.getTimeZoneTransition('next');
  }
  return unclear;
}

function isShownAt(clocks: Temporal.ZonedDateTime, { day }: Occurrence, { time }: Recurrence) {
  return clocks.toPlainDateTime().equals(Temporal.PlainDateTime.from(`${day}T${time}`));
}
