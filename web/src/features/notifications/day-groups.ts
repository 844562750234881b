import type { Notification } from '@stratum/contract/notifications';

interface DayGroup {
  /** `YYYY-MM-DD` where the reader is. */
  readonly day: string;
  /** Days before today. */
  readonly daysAgo: number;
  readonly items: readonly Notification[];
}

/** Notifications by the days on which they came, in their own order. */
export function dayGroups(items: readonly Notification[], now: Date): DayGroup[] {
  const today = dayOf(now);
  const days = Map.groupBy(items, ({ createdAt }) => dayOf(new Date(createdAt)));
  return [...days].map(([day, ofDay]) => ({ day, daysAgo: daysBetween(day, today), items: ofDay }));
}

function dayOf(instant: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${part(instant.getMonth() + 1)}-${part(instant.getDate())}`;
}

/** Counted in UTC, where every day has 24 hours. */
function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
}
