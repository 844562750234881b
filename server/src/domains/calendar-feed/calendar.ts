import type { Span } from '@stratum/contract/plain-days';
import type { UserRow } from '../accounts/index.ts';
import type { CalendarGoal } from '../goals/index.ts';
import { type ReminderRow, type Series, seriesOf } from '../reminders/index.ts';
import { goalEvents } from './goal-events.ts';
import { type Component, instantProperty, type Property, textProperty } from './i-calendar.ts';
import { putOffEvent, seriesEvents } from './reminder-events.ts';
import { sayIn } from './texts.ts';
import { timeZoneComponent } from './time-zone.ts';

/** What a person's calendar is made of. */
export interface Planned {
  readonly person: Pick<UserRow, 'locale' | 'timeZone' | 'dayStartHour'>;
  readonly goals: readonly CalendarGoal[];
  readonly reminders: readonly ReminderRow[];
  /** Days on which no reminder comes. */
  readonly pauses: readonly Span[];
  readonly publicUrl: string;
}

/** How often calendars may look. */
const refresh = 'PT6H';

/** A calendar, the same for as long as nothing in it has changed. */
export function calendarOf(planned: Planned): Component {
  const { person, goals, reminders, pauses } = planned;
  const byGoal = Map.groupBy(reminders, ({ goalId }) => goalId);
  const keeper = { pauses, dayStartHour: person.dayStartHour };
  const told = goals.map((goal) => ({
    goal,
    reminders: (byGoal.get(goal.id) ?? []).map((row) => ({ row, series: seriesOf(row, keeper) })),
  }));
  const series = told.flatMap((each) => each.reminders.flatMap((one) => one.series ?? []));
  return [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Stratum//Goals//EN'],
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['x-wr-calname', {}, 'unknown', 'Stratum'],
      ['refresh-interval', {}, 'duration', refresh],
      ['x-published-ttl', {}, 'unknown', refresh],
    ],
    [...timeZonesOf(series), ...told.flatMap((each) => eventsOf(each, planned))],
  ];
}

/** A day, before and after which no turn lies by any clocks. */
const day = 24 * 60 * 60 * 1000;

function timeZonesOf(series: readonly Series[]): Component[] {
  const byZone = Map.groupBy(series, ({ reminder }) => reminder.timeZone);
  return [...byZone].map(([timeZone, all]) => {
    const from = Math.min(...all.map(({ first }) => first.at.getTime()));
    const to = Math.max(...all.map(({ last }) => last.getTime()));
    return timeZoneComponent(timeZone, { from: new Date(from - day), to: new Date(to + day) });
  });
}

interface ToldGoal {
  readonly goal: CalendarGoal;
  readonly reminders: readonly { readonly row: ReminderRow; readonly series: Series | null }[];
}

function eventsOf({ goal, reminders }: ToldGoal, { person, publicUrl }: Planned): Component[] {
  const say = sayIn(person.locale);
  const page: Property = ['url', {}, 'uri', new URL(`/goal-details?id=${goal.id}`, publicUrl).href];
  // It takes nobody's time.
  const free: Property = ['transp', {}, 'text', 'TRANSPARENT'];
  const plan = goal.ifThen === null ? [] : [textProperty('description', goal.ifThen)];
  const about = [page, free, ...revision(goal.createdAt, goal.changedAt)];
  return [
    ...goalEvents(goal, { say, timeZone: person.timeZone, about }),
    ...reminders.flatMap(({ row, series }) => {
      const { createdAt, changedAt, snoozedUntil } = row;
      const changed = [createdAt, changedAt ?? createdAt, goal.changedAt];
      const latest = changed.reduce((one, other) => (one > other ? one : other));
      const said = [page, free, ...plan, ...revision(createdAt, latest)];
      const again = say('again', { goal: goal.name });
      return [
        ...(series ? seriesEvents(series, [textProperty('summary', goal.name), ...said]) : []),
        ...(snoozedUntil
          ? [putOffEvent({ ...row, snoozedUntil }, [textProperty('summary', again), ...said])]
          : []),
      ];
    }),
  ];
}

/** When an event was made and changed, and a number that grows with each change. */
function revision(createdAt: Date, changedAt: Date): Property[] {
  const seconds = Math.floor((changedAt.getTime() - createdAt.getTime()) / 1000);
  return [
    instantProperty('dtstamp', changedAt),
    instantProperty('created', createdAt),
    instantProperty('last-modified', changedAt),
    ['sequence', {}, 'integer', Math.max(0, seconds)],
  ];
}
