/** Without the language. */
export const reviewPath = '/weekly-review';

export function weekPath(week: string): string {
  return `${reviewPath}?week=${week}`;
}

/** The week that an address names; the last one where it names none. */
export function weekIn(query: URLSearchParams): string | undefined {
  return query.get('week') ?? undefined;
}
