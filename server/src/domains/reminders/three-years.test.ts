import { addDays } from '@stratum/contract/plain-days';
import { dayAt } from '@stratum/contract/zoned-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedTimes, zonesAndTimes } from './testing/expected-times.ts';
import { dueTime, plan, settle, type Timing } from './timing.ts';

const from = '2017-07-01';
const until = '2020-06-30';
const hour = 3_600_000;

const frequencies = {
  Daily: { rule: {}, columns: {} },
  Weekly: { rule: { weekdays: [0, 3] }, columns: { weekdays: ['Sunday', 'Wednesday'] } },
  Monthly: { rule: { dayOfMonth: 31 }, columns: { day: '31' } },
} as const;
type Frequency = keyof typeof frequencies;

function newTiming(frequency: Frequency, timeZone: string, time: string): Timing {
  const { weekdays, day }: { weekdays?: readonly string[]; day?: string } =
    frequencies[frequency].columns;
  const timing: Timing = {
    time,
    weekdays: (weekdays as Timing['weekdays']) ?? null,
    day: day ?? null,
    timeZone,
    fromDay: from,
    untilDay: until,
    isActive: true,
    paused: false,
    nextDay: null,
    nextAt: null,
    snoozedUntil: null,
    handledThrough: null,
    skippedThrough: null,
  };
  return { ...timing, ...plan(timing, new Date(Date.parse(from) - 48 * hour)) };
}

type Down = readonly (readonly [number, number])[];

/** When each of two processes is down, in hours up and hours down, in turn. */
const outages: fc.Arbitrary<readonly Down[]> = fc.array(
  fc
    .array(fc.integer({ min: 1, max: 24 * 30 }), { minLength: 60, maxLength: 80 })
    .map((hours) => spansOf(hours)),
  { minLength: 2, maxLength: 2 },
);

function spansOf(hours: readonly number[]): Down {
  let at = Date.parse(from);
  return hours.flatMap((count, index) => {
    const start = at;
    at += count * hour;
    return index % 2 === 1 ? [[start, at] as const] : [];
  });
}

/** The first instant from one on at which a process is up. */
function upFrom(at: number, processes: readonly Down[]): number {
  const ends = processes.map((down) => down.find(([start, end]) => start <= at && at < end)?.[1]);
  if (ends.some((end) => end === undefined)) return at;
  return upFrom(Math.min(...ends.flatMap((end) => end ?? [])), processes);
}

interface Told {
  readonly fired: string[];
  readonly missed: string[];
}
const written = (instants: readonly (Date | number)[]) =>
  instants.map((at) => new Date(at).toISOString());

/** What becomes of a reminder whose row runs as soon as a process is up, until it comes no more. */
function run(reminder: Timing, processes: readonly Down[]): Told {
  const told: Told = { fired: [], missed: [] };
  let timing = reminder;
  for (let due = dueTime(timing); due; due = dueTime(timing)) {
    const now = new Date(upFrom(due.getTime(), processes));
    const { fired, missed, planned } = settle(timing, now, () => false);
    told.fired.push(...written(fired ? [fired] : []));
    told.missed.push(...written(missed));
    timing = { ...timing, ...planned };
  }
  return told;
}

/** The same said another way: of what has come by the time that a process is up, the newest within 12 hours. */
function expectedOf(times: readonly number[], processes: readonly Down[]): Told {
  const told: Told = { fired: [], missed: [] };
  for (let index = 0; index < times.length; ) {
    const now = upFrom(times[index] ?? 0, processes);
    const come = times.slice(index).filter((at) => at <= now);
    const newest = come.at(-1) ?? 0;
    const isFired = now - newest < 12 * hour;
    told.fired.push(...written(isFired ? [newest] : []));
    told.missed.push(...written(isFired ? come.slice(0, -1) : come));
    index += come.length;
  }
  return told;
}

const names = Object.keys(frequencies) as Frequency[];
const cases = zonesAndTimes.flatMap(([zone, time]) =>
  names.map((name) => [name, zone, time] as const),
);
const samples = fc.sample(outages, { numRuns: cases.length, seed: 11 });

test.each(cases.map((each, index) => [...each, samples[index] ?? []] as const))(
  'three years of a %s reminder in %s at %s: what comes and what is missed, each once',
  (frequency, zone, time, processes) => {
    const times = expectedTimes({ time, ...frequencies[frequency].rule }, zone, from, until);
    const told = run(newTiming(frequency, zone, time), processes);
    expect(told).toEqual(expectedOf(times, processes));
    expect(told.fired.length).toBeGreaterThan(0);
    expect(told.missed.length).toBeGreaterThan(0);
  },
);

test('whoever travels is told once a local day at most, and on each that is still to come', () => {
  const zone = fc.constantFrom(...zonesAndTimes.map(([name]) => name));
  const leg = fc.tuple(zone, fc.integer({ min: 1, max: 100 }));
  fc.assert(
    fc.property(fc.array(leg, { minLength: 1, maxLength: 12 }), (legs) => {
      let timing = newTiming('Daily', 'Europe/Berlin', '08:00');
      let now = Date.parse(from);
      const days: string[] = [];
      for (const [timeZone, hours] of legs) {
        const leaving = now + hours * hour;
        for (let due = dueTime(timing); due && due.getTime() <= leaving; due = dueTime(timing)) {
          const { fired, missed, planned } = settle(timing, due, () => false);
          expect([fired, missed]).toEqual([due, []]);
          days.push(dayAt(due, timing.timeZone));
          timing = { ...timing, ...planned };
        }
        now = leaving;
        timing = { ...timing, timeZone };
        timing = { ...timing, ...plan(timing, new Date(now)) };
        const today = dayAt(new Date(now), timeZone);
        const times = expectedTimes({ time: '08:00' }, timeZone, today, addDays(today, 3));
        const next = times.find((at) => at > now && !days.includes(dayAt(new Date(at), timeZone)));
        expect(dueTime(timing)).toEqual(new Date(next ?? 0));
      }
      expect(new Set(days).size).toBe(days.length);
    }),
    { numRuns: 30 },
  );
});
