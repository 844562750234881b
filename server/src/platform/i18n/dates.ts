import type { Locale } from '@stratum/contract/locale';

/** English dates name the day before the month, as most who read English outside one country do. */
const dayOrder: Record<Locale, string> = { en: 'en-GB', fr: 'fr', de: 'de' };

interface Reader {
  readonly locale: Locale;
  readonly timeZone: string;
}

/** The day an instant falls into where its reader lives: `4 December 2026`. */
export function dayFor({ locale, timeZone }: Reader, instant: Date): string {
  return write(locale, instant, { dateStyle: 'long', timeZone });
}

/** A day `YYYY-MM-DD`, in the same words. */
export function plainDayFor(locale: Locale, day: string): string {
  return dayFor({ locale, timeZone: 'UTC' }, new Date(day));
}

/** Several days in a row: `16–22 November`. */
export function spanFor(locale: Locale, from: string, to: string): string {
  return ordinalFirst(
    locale,
    new Intl.DateTimeFormat(dayOrder[locale], {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).formatRangeToParts(new Date(from), new Date(to)),
  );
}

/** The same with the time and its zone: `4 December 2026 at 10:00 CET`. */
export function dateTimeFor({ locale, timeZone }: Reader, instant: Date): string {
  return write(locale, instant, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
}

/** A month `YYYY-MM`: `December 2026`. */
export function monthFor(locale: Locale, month: string): string {
  return write(locale, new Date(`${month}-01`), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function write(locale: Locale, instant: Date, style: Intl.DateTimeFormatOptions): string {
  return ordinalFirst(
    locale,
    new Intl.DateTimeFormat(dayOrder[locale], style).formatToParts(instant),
  );
}

type Part = Pick<Intl.DateTimeFormatPart, 'type' | 'value'>;

/** French writes the first of a month as an ordinal, which `Intl` does not. */
function ordinalFirst(locale: Locale, parts: readonly Part[]): string {
  return parts
    .map(({ type, value }) => (locale === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}
