import { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { habits } from '@stratum/contract/habits';
import {
  addDays,
  daysBetween,
  isoWeekSpan,
  type Weekday,
  weekdays,
} from '@stratum/contract/plain-days';
import { profileRoutes } from '@stratum/contract/profile';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { naiveFigures, naiveWeek, type RawWins } from './testing/naive-wins.ts';

const zones = [
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Pacific/Auckland',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Cairo',
  'Europe/Berlin',
  'America/St_Johns',
  'America/Los_Angeles',
  'America/Havana',
  'Australia/Lord_Howe',
];
const length = 400;
const some = <T>(weight: number, value: fc.Arbitrary<T>) =>
  fc.oneof({ weight, arbitrary: value }, { weight: 100 - weight, arbitrary: fc.constant(null) });

/** What a person does on one day of four hundred: wins, and now and then another thing. */
const doing = fc.record({
  minutes: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  wins: some(92, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 })),
  fillsIn: some(10, fc.integer({ min: 1, max: 7 })),
  skips: some(4, fc.integer({ min: 0, max: 7 })),
  pausesFor: some(1, fc.integer({ min: 0, max: 12 })),
  resumes: some(1, fc.constant(true)),
  rests: some(1, fc.subarray<Weekday>([...weekdays], { maxLength: 2 })),
  moves: some(4, fc.record({ timeZone: fc.constantFrom(...zones), dayStartHour: fc.nat(6) })),
});
type Doing = typeof doing extends fc.Arbitrary<infer T> ? T : never;

/** The same person by the calls of the API, and as a plain list of what was done on which day. */
class Traveller {
  readonly posted = new Map<string, boolean[]>();
  readonly skipped = new Set<string>();
  readonly paused = new Set<string>();
  readonly rests: { readonly from: string; readonly weekdays: readonly Weekday[] }[] = [];
  readonly on: TestApp;
  user: SignedInUser;
  #home = { timeZone: 'Europe/Berlin', dayStartHour: 0 };

  constructor(on: TestApp, user: SignedInUser) {
    this.on = on;
    this.user = user;
  }

  /** By Temporal, whose wall clock is set back by the hours before the day begins. */
  get today(): string {
    const { timeZone, dayStartHour } = this.#home;
    const instant = Temporal.Instant.fromEpochMilliseconds(this.on.clock.now().getTime());
    const wall = instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
    return String(wall.subtract({ hours: dayStartHour }).toPlainDate());
  }

  get raw(): RawWins {
    const points = [...this.posted].map(
      ([day, wins]) => [day, wins.filter(Boolean).length] as const,
    );
    return {
      posted: new Map(points),
      skipped: this.skipped,
      paused: this.paused,
      restWeekdays: (day) => this.rests.findLast(({ from }) => from <= day)?.weekdays ?? [],
    };
  }

  async do({ wins, fillsIn, skips, pausesFor, resumes, rests, moves }: Doing): Promise<void> {
    if (moves) await this.#move(moves);
    if (wins) await this.#post(this.today, wins);
    if (fillsIn !== null) await this.#post(addDays(this.today, -fillsIn), [true]);
    if (skips !== null) await this.#skip(addDays(this.today, -skips));
    if (pausesFor !== null) await this.#pause(addDays(this.today, pausesFor));
    if (resumes) await this.#pause(null);
    if (rests) await this.#rest(rests);
  }

  async #move(home: { timeZone: string; dayStartHour: number }) {
    this.#home = home;
    dataOf(await this.user.call(profileRoutes.updateProfile, { body: home }));
  }

  async #post(date: string, given: readonly boolean[]) {
    const wins = Object.fromEntries(given.map((win, at) => [habits[at], win]));
    dataOf(await this.user.call(routes.postDailyWin, { body: { date, wins } }));
    this.posted.set(date, Object.assign(this.posted.get(date) ?? [], given));
    this.skipped.delete(date);
  }

  async #skip(date: string) {
    dataOf(await this.user.call(routes.skipDailyWin, { body: { date, reason: 'travel' } }));
    this.skipped.add(date);
  }

  async #pause(until: string | null) {
    const { today } = this;
    dataOf(await this.user.call(routes.pauseDailyWins, { body: { until } }));
    for (const day of this.paused) if (day >= today) this.paused.delete(day);
    for (const day of until === null ? [] : daysBetween(today, until)) this.paused.add(day);
  }

  async #rest(restWeekdays: Weekday[]) {
    dataOf(await this.user.call(profileRoutes.updateProfile, { body: { restWeekdays } }));
    const newest = new Set(this.rests.at(-1)?.weekdays);
    if (newest.size === restWeekdays.length && restWeekdays.every((day) => newest.has(day))) return;
    const from = this.posted.size > 0 ? addDays(this.today, 1) : '0000-01-01';
    while ((this.rests.at(-1)?.from ?? '') >= from) this.rests.pop();
    this.rests.push({ from, weekdays: restWeekdays });
  }

  /** What the product says, beside what counting says. */
  async check(): Promise<void> {
    const { user, raw, today } = this;
    expect(dataOf(await user.call(routes.getTodaySelected)).date).toBe(today);
    const figures = dataOf(await user.call(routes.getWinsStreak));
    expect(figures).toEqual(naiveFigures(raw, today));
    const query = { from: isoWeekSpan(addDays(today, -21)).from, to: isoWeekSpan(today).to };
    const { items } = dataOf(await user.call(routes.getDailyWin, { query }));
    expect(items.map(({ points }) => points)).toEqual(
      items.map(({ date }) => raw.posted.get(date) ?? 0),
    );
    const weeks = dataOf(await user.call(routes.getWins, { query: { view: 'weeks' } }));
    for (const week of 'weeks' in weeks ? weeks.weeks : []) {
      expect(week.points).toBe(naiveWeek(raw, week.from));
    }
  }
}

test('four hundred days of somebody who travels count as they were lived', async () => {
  const on = await createTestApp();
  const start = Date.UTC(2025, 9, 1);
  const lives = fc.array(doing, { minLength: length, maxLength: length });
  // By seed: a life that fails is told by a number, and not shortened.
  const live = async (seed: number) => {
    const [days = []] = fc.sample(lives, { seed, numRuns: 1 });
    on.clock.set(new Date(start));
    const traveller = new Traveller(on, await on.build.user());
    for (const [day, done] of days.entries()) {
      on.clock.set(new Date(start + (day * 24 * 60 + done.minutes) * 60_000));
      // Sessions end in time.
      if (day % 20 === 0) traveller.user = await traveller.user.again();
      await traveller.do(done);
      if (day % 20 === 19) await traveller.check();
    }
  };
  await fc.assert(fc.asyncProperty(fc.noShrink(fc.integer()), live), { numRuns: 1 });
});
