import { type Weekday, weekdays } from './plain-days.ts';

/** Local times that come again: each day, on weekdays, or on a day of the month. */
export interface Recurrence {
  /** `HH:MM` */
  readonly time: string;
  /** At least one, where it is given. */
  readonly weekdays?: readonly Weekday[] | undefined;
  /** 1 to 31; the last day of a month that is shorter. */
  readonly day?: number | undefined;
}

/** One turn of a recurrence: the day `YYYY-MM-DD` of the rule, and when the clocks get there. */
export interface Occurrence {
  readonly day: string;
  readonly at: Date;
}

/**
 * The first instant after another at which the clocks of an IANA zone show a recurring time. A time
 * that they skip falls on the first instant after the gap; one that they show twice, on the first.
 */
export function nextLocalInstant(recurrence: Recurrence, timeZone: string, after: Date): Date {
  return nextOccurrence(recurrence, timeZone, after).at;
}

const known = new Map<string, Occurrence>();
/** Entries: what is due in the same minute for many shares a few. */
const mostKnown = 200;

/**
 * The same with its day. Remembered, since time zones take the calendar a hundred times as long.
 * @param firstDay no earlier day counts
 */
export function nextOccurrence(
  recurrence: Recurrence,
  timeZone: string,
  after: Date,
  firstDay = '',
): Occurrence {
  const { time, weekdays: wanted, day } = recurrence;
  const key = [time, wanted, day, timeZone, after.getTime(), firstDay].join(' ');
  const found = known.get(key) ?? computeNext(recurrence, timeZone, after, firstDay);
  if (known.size >= mostKnown) known.clear();
  known.set(key, found);
  return found;
}

function computeNext(
  recurrence: Recurrence,
  timeZone: string,
  after: Date,
  firstDay: string,
): Occurrence {
  const from = Temporal.Instant.fromEpochMilliseconds(after.getTime());
  const time = Temporal.PlainTime.from(recurrence.time);
  // A gap that ends the day before may move that day's time beyond `after`.
  const dayBefore = from.toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 1 });
  let date = laterOf(dayBefore, firstDay);
  for (let days = 0; days < longestWait; days += 1, date = date.add({ days: 1 })) {
    if (!fallsOn(recurrence, date)) continue;
    const instant = firstInstantAt(date.toPlainDateTime(time), timeZone);
    if (Temporal.Instant.compare(instant, from) > 0) {
      return { day: date.toString(), at: new Date(instant.epochMilliseconds) };
    }
  }
  throw new RangeError('a recurrence falls on no day');
}

/** The instant at which the clocks of a zone show a time of a day, under the same rules. */
export function localInstant(day: string, time: string, timeZone: string): Date {
  const local = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time));
  return new Date(firstInstantAt(local, timeZone).epochMilliseconds);
}

/** When the day is over that an instant belongs to (`localDate`), for a person whose days begin at an hour. */
export function endOfDay(instant: Date, timeZone: string, dayStartHour: number): Date {
  const time = `${String(dayStartHour).padStart(2, '0')}:00`;
  return nextLocalInstant({ time }, timeZone, instant);
}

function laterOf(date: Temporal.PlainDate, day: string): Temporal.PlainDate {
  if (day === '') return date;
  const other = Temporal.PlainDate.from(day);
  return Temporal.PlainDate.compare(date, other) < 0 ? other : date;
}

/** Days; a recurrence falls on one of two months. */
const longestWait = 64;

function fallsOn({ weekdays: wanted, day }: Recurrence, date: Temporal.PlainDate): boolean {
  if (wanted && !wanted.some((name) => weekdays.indexOf(name) === date.dayOfWeek % 7)) return false;
  return day === undefined || date.day === Math.min(day, date.daysInMonth);
}

function firstInstantAt(local: Temporal.PlainDateTime, timeZone: string): Temporal.Instant {
  const earlier = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  // Within a gap Temporal answers by the offset before it: another local time than was asked for.
  const isSkipped = !earlier.toPlainDateTime().equals(local);
  const gap = isSkipped ? earlier.getTimeZoneTransition('next') : null;
  return (gap ?? earlier).toInstant();
}
