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

/** `YYYY-MM-DD` where the reader is. */
export function dayOf(instant: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${part(instant.getMonth() + 1)}-${part(instant.getDate())}`;
}

/** Counted in UTC, where every day has 24 hours. */
function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
}
