import { monthsOf, yearsThrough } from '@stratum/contract/calendar';
import type { UserId } from '@stratum/contract/ids';
import type { CategorySlug } from '@stratum/contract/model';
import { monthAt } from '@stratum/contract/zoned-time';
import { categorySeries, overallSeries, traitSeries } from './graph.ts';
import { monthValues, yearsWithData } from './graph-store.ts';
import type { Needs } from './service.ts';

interface GraphQuery {
  readonly categoryType?: CategorySlug | undefined;
  readonly monthYear?: string | undefined;
}

export async function assessmentGraph(
  needs: Needs,
  userId: UserId,
  timeZone: string,
  query: GraphQuery,
) {
  const window = await loadWindow(needs, userId, timeZone, query);
  return { categories: categorySeries(window), overall: overallSeries(window) };
}

export async function traitsGraph(
  needs: Needs,
  userId: UserId,
  timeZone: string,
  query: GraphQuery,
) {
  const window = await loadWindow(needs, userId, timeZone, query);
  const traits = window.categories.flatMap((category) => needs.pack.traitsOf(category));
  return { traits: traitSeries(window, traits) };
}

async function loadWindow(
  { db, clock, pack }: Needs,
  userId: UserId,
  timeZone: string,
  query: GraphQuery,
) {
  const thisYear = monthAt(clock.now(), timeZone).slice(0, 4);
  const months = monthsOf(query.monthYear ?? thisYear);
  const categories = availableCategories(pack).filter(
    (slug) => query.categoryType === undefined || slug === query.categoryType,
  );
  const values = await monthValues(db, {
    userId,
    categories,
    first: months[0] ?? '',
    last: months.at(-1) ?? '',
  });
  return { months, categories, values };
}

export async function yearsList(
  { db, clock, pack }: Needs,
  userId: UserId,
  timeZone: string,
  wanted: number | undefined,
) {
  const years = yearsThrough(monthAt(clock.now(), timeZone)).filter(
    (year) => wanted === undefined || year === wanted,
  );
  const withData = await yearsWithData(db, {
    userId,
    categories: availableCategories(pack),
    years,
  });
  return { years: years.map((year) => ({ year, hasData: withData.has(year) })) };
}

/** The categories the pack has questions for, in the order of the model. */
export function availableCategories(pack: Needs['pack']): CategorySlug[] {
  return pack.categories.filter(({ available }) => available).map(({ slug }) => slug);
}
