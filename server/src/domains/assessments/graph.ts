import type { CategorySlug } from '@stratum/contract/categories';
import { scoreOverall } from '@stratum/contract/scoring';
import type { MonthValue } from './graph-store.ts';

interface Window {
  readonly months: readonly string[];
  /** Inside the months, with each category's last one before them; in order of the month. */
  readonly values: readonly MonthValue[];
}

interface Categories {
  readonly categories: readonly CategorySlug[];
}

/** Each category's months, null where nothing was completed. */
export function categorySeries({ months, categories, values }: Window & Categories) {
  return categories.map((categoryType) => ({
    categoryType,
    months: months.map((month) => {
      const value = values.find((each) => each.category === categoryType && each.month === month);
      return {
        month,
        score: value?.score ?? null,
        level: value?.level ?? null,
        traits: (value?.traits ?? []).map(({ traitId, score, level }) => ({
          traitId,
          score,
          level,
        })),
      };
    }),
  }));
}

/** The months in which a category was asked by another pack than the time before: of their values the questions differ. */
export function editionChanges({ months, values }: Window, { categories }: Categories) {
  return categories.flatMap((categoryType) => {
    const own = values.filter(({ category }) => category === categoryType);
    return own.flatMap(({ month, contentVersion }, index) => {
      const before = own[index - 1];
      const isOther = before !== undefined && before.contentVersion !== contentVersion;
      return isOther && months.includes(month) ? [{ month, categoryType }] : [];
    });
  });
}

/**
 * The overall score of each month in which anything was completed: the mean of the categories as
 * they stand at its end, so that assessing one category alone does not hide the others.
 */
export function overallSeries({ months, categories, values }: Window & Categories) {
  return months.map((month) => {
    if (!values.some((value) => value.month === month)) return { month, score: null, level: null };
    const known = values.filter((value) => value.month <= month);
    return { month, score: null, level: null, ...scoreOverall(latestOf(categories, known)) };
  });
}

/**
 * The latest value of each category and the mean of them.
 * @returns null where there is no value
 */
export function standingOf(categories: readonly CategorySlug[], values: readonly MonthValue[]) {
  const latest = latestOf(categories, values);
  const overall = scoreOverall(latest);
  const month = values.at(-1)?.month;
  if (!overall || month === undefined) return null;
  return {
    overall: { ...overall, month },
    categories: latest.map(({ category, contentVersion: _asked, ...value }) => ({
      categoryType: category,
      ...value,
    })),
  };
}

/** @param values in order of the month */
function latestOf(categories: readonly CategorySlug[], values: readonly MonthValue[]) {
  return categories.flatMap(
    (category) => values.findLast((value) => value.category === category) ?? [],
  );
}

/** The same months by trait, in the order the traits are listed. */
export function traitSeries(
  { months, values }: Window,
  traits: readonly { readonly id: string; readonly category: CategorySlug }[],
) {
  return traits.map(({ id: traitId, category: categoryType }) => ({
    traitId,
    categoryType,
    months: months.map((month) => {
      const value = values.find((each) => each.category === categoryType && each.month === month);
      const trait = value?.traits.find((each) => each.traitId === traitId);
      return { month, score: trait?.score ?? null, level: trait?.level ?? null };
    }),
  }));
}
