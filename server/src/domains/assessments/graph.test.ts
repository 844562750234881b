import { assessmentRoutes as routes } from '@stratum/contract/assessments';
import type { CategorySlug } from '@stratum/contract/categories';
import { describe, expect, it } from 'vitest';
import type { SignedInUser } from '../../../test/build.ts';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { takeAssessment } from '../../../test/take-assessment.ts';

const categoryType = 'mentality';

/** Completes a category at an instant, every behaviour chosen at the level given. */
async function completeAt(
  { clock }: TestApp,
  user: SignedInUser,
  instant: string,
  anchor: number,
  category: CategorySlug = categoryType,
) {
  clock.set(instant);
  await takeAssessment(user, category, { anchor });
}

async function scoresOf(user: SignedInUser, monthYear: string) {
  const query = { categoryType, monthYear } as const;
  const { categories, overall } = dataOf(await user.call(routes.assessmentGraph, { query }));
  const months = categories[0]?.months ?? [];
  return {
    months: months.filter(({ score }) => score !== null).map(({ month, score }) => [month, score]),
    overall: overall
      .filter(({ score }) => score !== null)
      .map(({ month, score }) => [month, score]),
    length: months.length,
  };
}

describe('the graph', () => {
  it('takes the last attempt of each month, in the person’s own time zone', async () => {
    const test = await createTestApp();
    const user = await test.build.user({ timeZone: 'Europe/Berlin' });
    await completeAt(test, user, '2026-01-10T10:00:00Z', 3);
    await completeAt(test, user, '2026-01-31T22:30:00Z', 5);
    await completeAt(test, user, '2026-01-31T23:30:00Z', 7);
    test.clock.set('2026-11-20T09:00:00Z');
    expect(await scoresOf(user, '2026')).toEqual({
      months: [
        ['2026-01', 5],
        ['2026-02', 6],
      ],
      overall: [
        ['2026-01', 5],
        ['2026-02', 6],
      ],
      length: 12,
    });
    expect((await scoresOf(user, '2026-02')).length).toBe(1);
  });

  it('of one category still tells the overall score of all of them', async () => {
    const test = await createTestApp();
    const user = await test.build.user();
    await completeAt(test, user, '2026-01-10T10:00:00Z', 3);
    await completeAt(test, user, '2026-02-10T10:00:00Z', 9, 'personal-health');
    expect(await scoresOf(user, '2026')).toEqual({
      months: [['2026-01', 4]],
      overall: [
        ['2026-01', 4],
        ['2026-02', 5.5],
      ],
      length: 12,
    });
  });

  it('takes the year it is for the person it is about, wherever the reader is', async () => {
    const { build, clock } = await createTestApp();
    clock.set('2026-12-31T20:00:00Z');
    const inTokyo = await build.user({ timeZone: 'Asia/Tokyo' });
    const inNewYork = await build.user({ timeZone: 'America/New_York', role: 'admin' });
    const yearsOf = async (reader: SignedInUser, person: SignedInUser) => {
      const query = { user_id: person.id };
      const { overall } = dataOf(await reader.call(routes.assessmentGraph, { query }));
      const { years } = dataOf(await reader.call(routes.yearsList, { query }));
      return [overall[0]?.month, years.at(-1)?.year];
    };
    expect(await yearsOf(inNewYork, inTokyo)).toEqual(['2027-01', 2027]);
    expect(await yearsOf(inNewYork, inNewYork)).toEqual(['2026-01', 2026]);
    expect(await yearsOf(inTokyo, inTokyo)).toEqual(['2027-01', 2027]);
  });

  it('has twelve empty months for a person without attempts', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    expect(await scoresOf(user, '2026')).toEqual({ months: [], overall: [], length: 12 });
  });

  it('gives the same months by trait', async () => {
    const test = await createTestApp();
    const user = await test.build.user();
    await completeAt(test, user, '2026-03-05T10:00:00Z', 8);
    const query = { categoryType, monthYear: '2026-03' } as const;
    const { traits } = dataOf(await user.call(routes.traitsGraph, { query }));
    expect(traits).toHaveLength(5);
    expect(traits.every(({ months }) => months[0]?.score === 6.5 && months[0].level === 7)).toBe(
      true,
    );
  });

  it('lists the years from 2023 on and says which have data', async () => {
    const test = await createTestApp();
    const user = await test.build.user();
    await completeAt(test, user, '2025-06-01T10:00:00Z', 4);
    test.clock.set('2026-11-20T09:00:00Z');
    const { years } = dataOf(await user.call(routes.yearsList));
    expect(years).toEqual([
      { year: 2023, hasData: false },
      { year: 2024, hasData: false },
      { year: 2025, hasData: true },
      { year: 2026, hasData: false },
    ]);
  });

  it('is open to its owner and to administrators, and 403 to all others, never an empty list', async () => {
    const test = await createTestApp();
    const [owner, stranger] = [await test.build.user(), await test.build.user()];
    const administrator = await test.build.user({ role: 'admin' });
    await completeAt(test, owner, '2026-03-05T10:00:00Z', 5);
    const query = { user_id: owner.id };
    for (const route of [
      routes.assessmentGraph,
      routes.traitsGraph,
      routes.yearsList,
      routes.assessmentByUserid,
    ]) {
      expect((await owner.call(route, { query })).status).toBe(200);
      expect((await administrator.call(route, { query })).status).toBe(200);
      expect(await stranger.call(route, { query })).toMatchObject({
        status: 403,
        error: { code: 'forbidden' },
      });
    }
  });

  it('refuses a month that does not exist', async () => {
    const { build } = await createTestApp();
    const user = await build.user();
    const answer = await user.call(routes.assessmentGraph, { query: { monthYear: '2026-13' } });
    expect(answer).toMatchObject({
      status: 422,
      error: { fields: { monthYear: 'Enter a year and a month, such as 2026-11.' } },
    });
  });
});

describe('where a person stands', () => {
  it('is nowhere before the first result', async () => {
    const user = await (await createTestApp()).build.user();
    const { months, ...standing } = dataOf(await user.call(routes.standing));
    expect(standing).toEqual({ overall: null, categories: [], previous: null });
    expect(months).toHaveLength(12);
    expect(months.filter(({ score }) => score !== null)).toEqual([]);
  });

  it('is the latest value of each category, and their mean', async () => {
    const test = await createTestApp();
    const user = await test.build.user();
    await completeAt(test, user, '2024-03-10T10:00:00Z', 3, 'personal-health');
    await completeAt(test, user, '2025-01-10T10:00:00Z', 2);
    await completeAt(test, user, '2026-02-10T10:00:00Z', 7);
    test.clock.set('2026-11-20T09:00:00Z');
    const { overall, categories, months } = dataOf(await user.call(routes.standing));
    const year = dataOf(await user.call(routes.assessmentGraph, { query: { monthYear: '2026' } }));
    expect(overall).toEqual(year.overall[1]);
    expect(categories).toMatchObject([
      { categoryType: 'mentality', month: '2026-02' },
      { categoryType: 'personal-health', month: '2024-03' },
    ]);
    expect(categories[0]?.traits).toEqual(year.categories[0]?.months[1]?.traits);
    expect(months.slice(1)).toEqual(year.overall.slice(0, 11));
    expect(months[0]?.month).toBe('2025-12');
  });

  it('was that of the month before the latest with a result, however long ago', async () => {
    const test = await createTestApp();
    const user = await test.build.user();
    await completeAt(test, user, '2019-03-10T10:00:00Z', 3, 'personal-health');
    await completeAt(test, user, '2021-01-10T10:00:00Z', 2);
    await completeAt(test, user, '2021-01-20T10:00:00Z', 3);
    test.clock.set('2026-11-20T09:00:00Z');
    const year = dataOf(await user.call(routes.assessmentGraph, { query: { monthYear: '2019' } }));
    const first = dataOf(await user.call(routes.standing));
    expect(first.previous).toEqual({
      overall: year.overall[2],
      categories: [{ categoryType: 'personal-health', ...year.categories[4]?.months[2] }],
    });
    await completeAt(test, user, '2026-11-20T10:00:00Z', 9);
    const { previous } = dataOf(await user.call(routes.standing));
    expect(previous?.overall.month).toBe('2021-01');
    expect(previous?.categories).toEqual(first.categories);
  });

  it('has its twelve months where the person is', async () => {
    const { build, clock } = await createTestApp();
    clock.set('2026-12-31T20:00:00Z');
    const user = await build.user({ timeZone: 'Asia/Tokyo' });
    const { months } = dataOf(await user.call(routes.standing));
    expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2026-02', '2027-01']);
  });
});
