import { readCategory } from '@stratum/contract/categories';
import type { TraitText } from '@stratum/contract/model';
import type { Subject, YearsList } from '../scores/values.ts';

/** What the graph shows; it stands in the address, so that a view can be kept and gone back to. */
export interface GraphChoice extends Subject {
  readonly year: number;
  /** `YYYY-MM` of that year; null for the whole of it. */
  readonly month: string | null;
}

/** The choice an address asks for; what it asks for in vain falls back to the whole and the latest. */
export function parseChoice(
  address: URLSearchParams,
  years: YearsList['years'],
  traits: readonly TraitText[],
): GraphChoice {
  const category = readCategory(address.get('category'));
  const trait = traits.find(
    ({ traitId, categoryType }) => traitId === address.get('trait') && categoryType === category,
  );
  const asked = years.find(({ year }) => String(year) === address.get('year'));
  const latest = years.findLast(({ hasData }) => hasData) ?? years.at(-1);
  const year = (asked ?? latest)?.year ?? 0;
  const month = address.get('month');
  return {
    category,
    trait: trait?.traitId ?? null,
    year,
    month: month !== null && isMonthOf(year, month) ? month : null,
  };
}

/** The address of a choice. A trait leaves with its category, a month with its year. */
export function choiceParams({ category, trait, year, month }: GraphChoice): URLSearchParams {
  return new URLSearchParams({
    ...(category !== null && { category }),
    ...(category !== null && trait !== null && { trait }),
    year: String(year),
    ...(month !== null && isMonthOf(year, month) && { month }),
  });
}

function isMonthOf(year: number, month: string): boolean {
  return new RegExp(`^${year}-(0[1-9]|1[0-2])$`).test(month);
}
