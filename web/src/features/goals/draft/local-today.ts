/** The day of the calendar where this browser is, such as `2026-11-23`. */
export function localToday(): string {
  return localDay(new Date());
}

/** The same of any instant. */
export function localDay(instant: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${part(instant.getMonth() + 1)}-${part(instant.getDate())}`;
}
