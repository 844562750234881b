import type { CategorySlug } from '@stratum/contract/categories';
import type { UserId } from '@stratum/contract/ids';
import { monthsOf, monthsUntil, yearsThrough } from '@stratum/contract/months';
import { monthAt } from '@stratum/contract/zoned-time';
import type { Caller } from '../../platform/http/call.ts';
import { userById } from '../accounts/index.ts';
import { availableCategories } from './categories.ts';
import type { Deps } from './deps.ts';
import { categorySeries, editionChanges, overallSeries, standingOf, traitSeries } from './graph.ts';
import { monthValues, yearsWithData } from './graph-store.ts';

interface ProgressCall<Query> {
  readonly caller: Caller;
  readonly subject: UserId;
  readonly query: Query;
}

interface GraphQuery {
  readonly categoryType?: CategorySlug | undefined;
  readonly monthYear?: string | undefined;
}

/** The months of the categories asked for; the overall score is that of all, whichever are asked for. */
export async function assessmentGraph(deps: Deps, call: ProgressCall<GraphQuery>) {
  const all = availableCategories(deps.pack);
  const window = await loadWindow(deps, call, all);
  const categories = all.filter(isAskedFor(call.query));
  return {
    categories: categorySeries({ ...window, categories }),
    overall: overallSeries({ ...window, categories: all }),
    editions: editionChanges(window, { categories: all }),
  };
}

export async function traitsGraph(deps: Deps, call: ProgressCall<GraphQuery>) {
  const categories = availableCategories(deps.pack).filter(isAskedFor(call.query));
  const window = await loadWindow(deps, call, categories);
  const traits = categories.flatMap((category) => deps.pack.traitsOf(category));
  return { traits: traitSeries(window, traits) };
}

async function loadWindow(
  deps: Deps,
  call: ProgressCall<GraphQuery>,
  categories: readonly CategorySlug[],
) {
  const months = monthsOf(call.query.monthYear ?? (await currentMonth(deps, call)).slice(0, 4));
  const values = await monthValues(deps.db, {
    userId: call.subject,
    categories,
    first: months[0] ?? '',
    last: months.at(-1) ?? '',
  });
  return { months, values };
}

/** Later than any month there is: also than the current one of a person who has gone westwards. */
const endOfTime = '9999-12';
const monthsOfStanding = 12;

/** The latest value of each category, those before the latest month, and the last twelve months. */
export async function standing(deps: Deps, { caller }: { readonly caller: Caller }) {
  const { db, clock, pack } = deps;
  const categories = availableCategories(pack);
  const valuesFrom = (first: string) =>
    monthValues(db, { userId: caller.userId, categories, first, last: endOfTime });
  const months = monthsUntil(monthAt(clock.now(), caller.timeZone), monthsOfStanding);
  const recent = await valuesFrom(months[0] ?? '');
  const latestMonth = recent.at(-1)?.month ?? endOfTime;
  const values = await valuesFrom(latestMonth);
  const before = values.filter(({ month }) => month < latestMonth);
  return {
    ...(standingOf(categories, values) ?? { overall: null, categories: [] }),
    previous: standingOf(categories, before),
    months: overallSeries({ months, categories, values: recent }),
  };
}

export async function yearsList(
  deps: Deps,
  call: ProgressCall<{ readonly year?: number | undefined }>,
) {
  const { subject, query } = call;
  const years = yearsThrough(await currentMonth(deps, call)).filter(
    (year) => query.year === undefined || year === query.year,
  );
  const withData = await yearsWithData(deps.db, {
    userId: subject,
    categories: availableCategories(deps.pack),
    years,
  });
  return { years: years.map((year) => ({ year, hasData: withData.has(year) })) };
}

/** The month it is for the person who is asked about, wherever an administrator asks from. */
async function currentMonth({ db, clock }: Deps, { caller, subject }: ProgressCall<unknown>) {
  const person = subject === caller.userId ? caller : await userById(db, subject);
  return monthAt(clock.now(), (person ?? caller).timeZone);
}

function isAskedFor({ categoryType }: GraphQuery) {
  return (category: CategorySlug) => categoryType === undefined || category === categoryType;
}
