import { assessmentRoutes as routes } from '@stratum/contract/assessments';
import { type CategorySlug, categorySlugs } from '@stratum/contract/categories';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { openTestApp, type TestApp } from '../../../test/create-test-app.ts';

/** From one end of the calendar to the other, with odd offsets and with summer times of both halves. */
const zones = [
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'UTC',
];
const hour = 3_600_000;
/** Near the turn of a month more often than not. */
const instant = fc
  .record({
    month: fc.integer({ min: 0, max: 25 }),
    hours: fc.oneof(fc.integer({ min: -15, max: 15 }), fc.integer({ min: 0, max: 700 })),
    minutes: fc.integer({ min: 0, max: 59 }),
  })
  .map(
    ({ month, hours, minutes }) =>
      new Date(Date.UTC(2024, 10 + month, 1) + hours * hour + minutes * 60_000),
  );
const taken = fc.record({
  at: instant,
  category: fc.constantFrom(...categorySlugs),
  statement: fc.integer({ min: 1, max: 5 }),
  anchor: fc.integer({ min: 1, max: 9 }),
});
type Taken = typeof taken extends fc.Arbitrary<infer T> ? T : never;

/** The calendar's month by the other way round: through Intl, not through Temporal. */
function monthIn(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('year')}-${part('month')}`;
}

/** All statements answered alike: two stand as they are, the reverse-keyed one the other way round. */
const naiveScore = ({ statement, anchor }: Taken, reversed: number) =>
  (1 + 2 * (((3 - reversed) * statement + reversed * (6 - statement)) / 3 - 1) + anchor) / 2;

async function complete({ clock }: TestApp, person: SignedInUser, given: Taken) {
  clock.set(given.at);
  const user = await person.again();
  const { category: categoryType, statement, anchor } = given;
  const asked = dataOf(await user.call(routes.selfAssessment, { query: { categoryType } }));
  const answers = Object.fromEntries(
    asked.questions.map(({ id, kind }) => [id, kind === 'statement' ? statement : anchor]),
  );
  dataOf(await user.call(routes.postSelfAssessment, { body: { categoryType, answers } }));
  const counts = Map.groupBy(asked.reversed, (id) => id.split('.')[0]);
  const anchors = asked.questions.filter(({ kind }) => kind === 'anchored');
  const scores = anchors.map(({ traitId }) => naiveScore(given, counts.get(traitId)?.length ?? 0));
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

interface Scored extends Taken {
  readonly month: string;
  readonly score: number;
}

/** How a category stands at the end of a month, by looking at every attempt. */
function latestUpTo(attempts: readonly Scored[], category: CategorySlug, upTo: string) {
  return attempts.filter((each) => each.category === category && each.month <= upTo).at(-1);
}

function naiveGraph(attempts: readonly Scored[], year: string) {
  const months = Array.from(
    { length: 12 },
    (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
  );
  return months.map((month) => {
    const latest = categorySlugs.flatMap((category) => latestUpTo(attempts, category, month) ?? []);
    const hasValue = attempts.some((each) => each.month === month);
    return {
      month,
      categories: categorySlugs.map((category) => {
        const value = latestUpTo(attempts, category, month);
        return value?.month === month ? value.score : null;
      }),
      overall: hasValue ? latest.reduce((sum, { score }) => sum + score, 0) / latest.length : null,
    };
  });
}

function expectAlike(shown: number | null | undefined, naive: number | null) {
  if (naive === null || shown == null) expect(shown).toBe(naive);
  else expect(shown).toBeCloseTo(naive, 10);
}

test('the graph of whatever was taken, wherever and whenever, is that of a naive calculation', async () => {
  const on = await openTestApp();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.array(taken, { minLength: 1, maxLength: 10 }),
      async (timeZone, given) => {
        const ordered = given.toSorted((one, other) => one.at.getTime() - other.at.getTime());
        const person = await on.build.user({ timeZone });
        const attempts: Scored[] = [];
        for (const each of ordered) {
          const score = await complete(on, person, each);
          attempts.push({ ...each, score, month: monthIn(timeZone, each.at) });
        }
        on.clock.set('2027-01-20T09:00:00Z');
        const reader = await person.again();
        const overall: { month: string; score: number | null }[] = [];
        for (const monthYear of ['2024', '2025', '2026', '2027']) {
          const graph = dataOf(await reader.call(routes.assessmentGraph, { query: { monthYear } }));
          overall.push(...graph.overall);
          for (const [index, naive] of naiveGraph(attempts, monthYear).entries()) {
            expect(graph.overall[index]?.month).toBe(naive.month);
            expectAlike(graph.overall[index]?.score, naive.overall);
            for (const [place, score] of naive.categories.entries())
              expectAlike(graph.categories[place]?.months[index]?.score, score);
          }
        }
        const standing = dataOf(await reader.call(routes.standing));
        const known = overall.filter(({ score }) => score !== null);
        expect(standing.overall).toEqual(known.at(-1));
        expect(standing.previous?.overall).toEqual(known.at(-2));
        const now = overall.findIndex(({ month }) => month === '2027-01');
        expect(standing.months).toEqual(overall.slice(now - 11, now + 1));
        for (const [month, { categories = [] }] of [
          ['9999-12', standing],
          [known.at(-2)?.month ?? '', standing.previous ?? {}],
        ] as const)
          expect(categories.map(({ categoryType, month: of }) => [categoryType, of])).toEqual(
            categorySlugs.flatMap((category) => {
              const latest = latestUpTo(attempts, category, month);
              return latest ? [[category, latest.month]] : [];
            }),
          );
        const { years } = dataOf(await reader.call(routes.yearsList));
        const withData = years.filter(({ hasData }) => hasData).map(({ year }) => String(year));
        expect(withData).toEqual([...new Set(attempts.map(({ month }) => month.slice(0, 4)))]);
      },
    ),
    { numRuns: 12 },
  );
  await on.close();
});
