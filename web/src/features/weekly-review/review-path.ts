/** Without the language. */
export function weekPath(week: string): string {
  return `/weekly-review?week=${week}`;
}

/** The week that an address names; the last one where it names none. */
export function weekIn(query: URLSearchParams): string | undefined {
  return query.get('week') ?? undefined;
}
