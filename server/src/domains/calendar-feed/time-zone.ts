import type { Component } from './i-calendar.ts';

interface Period {
  readonly from: Date;
  readonly to: Date;
}

/**
 * A zone as VTIMEZONE, by the rules that reminders run by: each change of its offset within a period
 * stands for itself, so that no rule of one year is taken for all.
 */
export function timeZoneComponent(timeZone: string, { from, to }: Period): Component {
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone);
  const observances = [observance(start, start)];
  let before = start;
  let change = start.getTimeZoneTransition('next');
  while (change && change.epochMilliseconds <= to.getTime()) {
    observances.push(observance(before, change));
    before = change;
    change = change.getTimeZoneTransition('next');
  }
  return ['vtimezone', [['tzid', {}, 'text', timeZone]], observances];
}

/** What holds from an instant on; its start is told by the clocks of before. */
function observance(before: Temporal.ZonedDateTime, from: Temporal.ZonedDateTime): Component {
  const start = from.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime();
  const isAhead = from.offsetNanoseconds > before.offsetNanoseconds;
  return [
    isAhead ? 'daylight' : 'standard',
    [
      ['dtstart', {}, 'date-time', start.toString({ smallestUnit: 'second' })],
      ['tzoffsetfrom', {}, 'utc-offset', before.offset],
      ['tzoffsetto', {}, 'utc-offset', from.offset],
    ],
    [],
  ];
}
