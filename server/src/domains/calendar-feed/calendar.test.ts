import type { GoalId, ReminderId, UserId } from '@stratum/contract/ids';
import { addDays } from '@stratum/contract/plain-days';
import { localInstant, nextOccurrence } from '@stratum/contract/recurrence';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import { readCalendar } from '../../../test/read-calendar.ts';
import type { CalendarGoal } from '../goals/index.ts';
import type { ReminderRow } from '../reminders/index.ts';
import { calendarOf, type Planned } from './calendar.ts';
import { writeCalendar } from './i-calendar.ts';

const made = new Date('2026-01-10T09:00:00Z');
/** Two years. */
const [fromDay, untilDay] = ['2026-01-11', '2028-01-10'];

const goal: CalendarGoal = {
  id: '01900000-0000-7000-8000-000000000001' as GoalId,
  userId: '01900000-0000-7000-8000-000000000002' as UserId,
  category: 'personal-health',
  name: 'Sleep',
  description: '',
  reward: null,
  image: null,
  startDate: fromDay,
  endDate: untilDay,
  habits: [],
  obstacle: null,
  ifThen: null,
  source: null,
  createdAt: made,
  completedAt: null,
  archivedAt: null,
  deletedAt: null,
  milestones: [],
  changedAt: made,
};

const daily: ReminderRow = {
  id: '01900000-0000-7000-8000-000000000003' as ReminderId,
  userId: goal.userId,
  goalId: goal.id,
  frequency: 'Daily',
  time: '07:00',
  weekdays: null,
  day: null,
  channels: ['in_app'],
  image: null,
  paused: false,
  timeZone: 'Europe/Berlin',
  fromDay,
  untilDay,
  isActive: true,
  nextDay: null,
  nextAt: null,
  snoozedUntil: null,
  handledThrough: null,
  skippedThrough: null,
  createdAt: made,
  changedAt: null,
};

function write(given: Partial<ReminderRow>, changed: Partial<Planned> = {}): string {
  const row = { ...daily, ...given };
  const person = { locale: 'en' as const, timeZone: row.timeZone, dayStartHour: 0 };
  const planned = { person, goals: [goal], reminders: [row], pauses: [], ...changed };
  return writeCalendar(calendarOf({ ...planned, publicUrl: 'http://stratum.test' }));
}

/** When a calendar shows the reminder by its rules. */
function turnsIn(text: string): Date[] {
  return readCalendar(text)
    .filter(({ uid }) => [daily.id, `${daily.id}-february`].includes(uid))
    .flatMap(({ at }) => (typeof at === 'string' ? [] : at))
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/** When the server tells of it. */
function turnsBy({ time, weekdays, day, timeZone }: ReminderRow): Date[] {
  const rule = { time, weekdays: weekdays ?? undefined, day: day ? Number(day) : undefined };
  const turns: Date[] = [];
  let next = nextOccurrence(rule, timeZone, made, fromDay);
  while (next.day <= untilDay) {
    turns.push(next.at);
    next = nextOccurrence(rule, timeZone, next.at, addDays(next.day, 1));
  }
  return turns;
}

const zones = ['Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'Africa/Casablanca'];
const rules: readonly Partial<ReminderRow>[] = [
  { time: '02:15' },
  { time: '00:00' },
  { frequency: 'Weekly', weekdays: ['Sunday', 'Wednesday'], time: '02:30' },
  { frequency: 'Monthly', day: '31', time: '23:45' },
  { frequency: 'Monthly', day: '29', time: '07:00' },
];

test.each(zones)('for two years a calendar shows what the server tells in %s', (timeZone) => {
  for (const rule of rules) {
    const row = { ...daily, ...rule, timeZone };
    expect(turnsIn(write(row)), JSON.stringify(rule)).toEqual(turnsBy(row));
  }
});

test('another program reads the same', () => {
  const row = { ...daily, frequency: 'Monthly' as const, day: '31', skippedThrough: '2026-01-31' };
  const parsed = nodeIcal.sync.parseICS(write(row));
  const event = Object.values(parsed).find((each) => each?.type === 'VEVENT' && each.rrule);
  if (event?.type !== 'VEVENT') throw new Error('the reminder is no event');
  const period = { from: made, to: localInstant(addDays(untilDay, 1), '00:00', row.timeZone) };
  const read = nodeIcal.expandRecurringEvent(event, period).map(({ start }) => new Date(start));
  expect(read).toEqual(turnsBy(row).slice(1));
});

const at = (day: string) => localInstant(day, daily.time, daily.timeZone);

test('a turn that is left out, those that a pause or a later time covers, and what ended are not shown', () => {
  const all = turnsBy(daily);
  const without = (...days: string[]) =>
    all.filter((turn) => !days.some((day) => at(day).getTime() === turn.getTime()));
  const skipped = { handledThrough: '2026-02-01', skippedThrough: '2026-02-03' };
  expect(turnsIn(write(skipped))).toEqual(without('2026-02-02', '2026-02-03'));
  expect(turnsIn(write({ ...skipped, handledThrough: '2026-02-09' }))).toEqual(
    without('2026-02-03'),
  );
  const pauses = [{ from: '2026-03-01', to: '2026-03-02' }];
  expect(turnsIn(write({}, { pauses }))).toEqual(without('2026-03-01', '2026-03-02'));
  const putOff = write({
    handledThrough: '2026-04-01',
    nextAt: at('2026-04-02'),
    snoozedUntil: new Date('2026-04-02T10:00:00Z'),
  });
  expect(turnsIn(putOff)).toEqual(without('2026-04-02'));
  expect(readCalendar(putOff)).toContainEqual({
    uid: `${daily.id}-later`,
    summary: 'Sleep (postponed reminder)',
    at: [new Date('2026-04-02T10:00:00Z')],
  });
  const ended = { isActive: false, handledThrough: '2026-02-01' };
  expect(turnsIn(write(ended)).at(-1)).toEqual(at('2026-02-01'));
  expect(turnsIn(write({ paused: true }))).toEqual([]);
});

test('whatever a goal is called stays its name, in lines of 75 octets', () => {
  const name = 'Größer; schöner, weiter\\n \r\nEND:VEVENT\u0007 👩‍👩‍👧‍👦'.repeat(4);
  const text = write({}, { goals: [{ ...goal, name }] });
  const read = name.replaceAll('\r\n', '\n').replaceAll('\u0007', '');
  expect(readCalendar(text).map(({ summary }) => summary)).toEqual([`Last day: ${read}`, read]);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(lines.at(-1)).toBe('');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('each change makes a later revision of the same event', () => {
  const revision = (text: string) =>
    Number(/SEQUENCE:(\d+)\r\nEND:VEVENT\r\nEND:VCAL/.exec(text)?.[1]);
  const changedAt = new Date('2026-02-01T09:00:00Z');
  const renamed = { ...goal, name: 'Nights', changedAt: new Date('2026-02-02T09:00:00Z') };
  const revisions = [{}, { changedAt }].map((change) => revision(write(change)));
  const last = revision(write({ changedAt }, { goals: [renamed] }));
  expect([...revisions, last]).toEqual([0, 22 * 86_400, 23 * 86_400]);
});
