import { dayOf, daysBetween } from '../../shared/i18n/day-of.ts';

interface DayGroup<Entry> {
  /** `YYYY-MM-DD` where the reader is. */
  readonly day: string;
  /** Days before today. */
  readonly daysAgo: number;
  readonly items: readonly Entry[];
}

/** What came at a moment by the days on which it did, in its own order. */
export function dayGroups<Entry extends { readonly createdAt: string }>(
  items: readonly Entry[],
  now: Date,
): DayGroup<Entry>[] {
  const today = dayOf(now);
  const days = Map.groupBy(items, ({ createdAt }) => dayOf(new Date(createdAt)));
  return [...days].map(([day, ofDay]) => ({ day, daysAgo: daysBetween(day, today), items: ofDay }));
}
