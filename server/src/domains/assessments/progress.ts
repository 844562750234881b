import { monthsOf, yearsThrough } from '@stratum/contract/calendar';
import type { UserId } from '@stratum/contract/ids';
import type { CategorySlug } from '@stratum/contract/model';
import { monthAt } from '@stratum/contract/zoned-time';
import type { Caller } from '../../platform/http/bind.ts';
import { categorySeries, overallSeries, traitSeries } from './graph.ts';
import { monthValues, yearsWithData } from './graph-store.ts';
import type { Needs } from './service.ts';

interface GraphQuery {
  readonly categoryType?: CategorySlug | undefined;
  readonly user_id?: UserId | undefined;
  readonly monthYear?: string | undefined;
}

export async function assessmentGraph(needs: Needs, caller: Caller, query: GraphQuery) {
  const window = await loadWindow(needs, caller, query);
  return { categories: categorySeries(window), overall: overallSeries(window) };
}

export async function traitsGraph(needs: Needs, caller: Caller, query: GraphQuery) {
  const window = await loadWindow(needs, caller, query);
  const traits = window.categories.flatMap((category) => needs.pack.traitsOf(category));
  return { traits: traitSeries(window, traits) };
}

async function loadWindow({ db, clock, pack }: Needs, caller: Caller, query: GraphQuery) {
  const thisYear = monthAt(clock.now(), caller.timeZone).slice(0, 4);
  const months = monthsOf(query.monthYear ?? thisYear);
  const categories = availableCategories(pack).filter(
    (slug) => query.categoryType === undefined || slug === query.categoryType,
  );
  const values = await monthValues(db, {
    userId: query.user_id ?? caller.userId,
    categories,
    first: months[0] ?? '',
    last: months.at(-1) ?? '',
  });
  return { months, categories, values };
}

export async function yearsList(
  { db, clock }: Needs,
  caller: Caller,
  query: { readonly user_id?: UserId | undefined; readonly year?: number | undefined },
) {
  const withData = await yearsWithData(db, query.user_id ?? caller.userId);
  const years = yearsThrough(monthAt(clock.now(), caller.timeZone));
  return {
    years: years
      .filter((year) => query.year === undefined || year === query.year)
      .map((year) => ({ year, hasData: withData.has(year) })),
  };
}

/** The categories the pack has questions for, in the order of the model. */
export function availableCategories(pack: Needs['pack']): CategorySlug[] {
  return pack.categories.filter(({ available }) => available).map(({ slug }) => slug);
}
