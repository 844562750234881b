import { addDays } from '@stratum/contract/plain-days';
import { nextOccurrence } from '@stratum/contract/recurrence';
import type { ReminderRow, Series } from '../reminders/index.ts';
import { type Component, instantProperty, instantText, type Property } from './i-calendar.ts';
import { type RulePart, rulesOf } from './reminder-rules.ts';

/** What all events of one reminder say alike. */
type Words = readonly Property[];

/** How long it is in a calendar, where what has no length is hard to see. */
const shown: Property = ['duration', {}, 'duration', 'PT15M'];

/** A reminder as recurring events, with those turns by themselves whose time says no instant. */
export function seriesEvents(series: Series, words: Words): Component[] {
  return rulesOf(series.recurrence).flatMap((part) => {
    const first = firstOn(series, part);
    return first === null ? [] : partEvents(series, part, first, words);
  });
}

function firstOn({ recurrence, reminder, first, last }: Series, part: RulePart): string | null {
  let turn = first;
  while (!part.isOn(turn.day) && turn.at <= last) {
    const from = addDays(turn.day, 1);
    turn = nextOccurrence(recurrence, reminder.timeZone, turn.at, from);
  }
  return turn.at <= last ? turn.day : null;
}

function partEvents(
  { reminder, last, leftOut, unclear }: Series,
  { name, rule, isOn }: RulePart,
  first: string,
  words: Words,
): Component[] {
  const { id, time, timeZone } = reminder;
  const local = (property: string, ...days: string[]): Property => [
    property,
    { tzid: timeZone },
    'date-time',
    ...days.map((day) => `${day}T${time}:00`),
  ];
  const uid: Property = ['uid', {}, 'text', `${id}${name}`];
  const out = leftOut.filter(isOn);
  const recurring: Property = ['rrule', {}, 'recur', { ...rule, until: instantText(last) }];
  const main = [uid, local('dtstart', first), shown, recurring];
  if (out.length > 0) main.push(local('exdate', ...out));
  const others = unclear
    .filter(({ day }) => isOn(day))
    .map(({ day, at }): Property[] => [
      uid,
      local('recurrence-id', day),
      instantProperty('dtstart', at),
      shown,
    ]);
  return [main, ...others].map((properties) => ['vevent', [...properties, ...words], []]);
}

interface PutOff extends Pick<ReminderRow, 'id'> {
  readonly snoozedUntil: Date;
}

/** The time that it was put off to, which is no turn of its rule. */
export function putOffEvent({ id, snoozedUntil }: PutOff, words: Words): Component {
  const uid: Property = ['uid', {}, 'text', `${id}-later`];
  return ['vevent', [uid, instantProperty('dtstart', snoozedUntil), shown, ...words], []];
}
