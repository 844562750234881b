import type { Locale } from '@stratum/contract/locale';
import { shownScore } from '@stratum/contract/shown-scores';
import { useLocale } from './use-locale.ts';

/** `2026-03` as the first instant of that month, to be formatted in UTC. */
function instantOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

function instantOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** English dates name the day before the month, as most who read English outside one country do. */
export const dayOrder: Record<Locale, string> = { en: 'en-GB', fr: 'fr', de: 'de' };

function plain(format: Intl.DateTimeFormat, instant: Date): string {
  return format.format(instant);
}

/** French writes the first of a month as an ordinal, `1er octobre`, which `Intl` does not. */
function withFirstOfMonth(format: Intl.DateTimeFormat, instant: Date): string {
  return format
    .formatToParts(instant)
    .map(({ type, value }) => (type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function withSmallInitial(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** Makes each of its formatters at the first use: twenty of them take longer than a first frame may. */
export function createFormat(locale: Locale) {
  const numbers = (options: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(locale, options));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(dayOrder[locale], options));
  /** Of months and weekdays alone. */
  const names = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, options));
  const decimal = numbers({
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const exact = numbers({ maximumFractionDigits: 2 });
  const signed = numbers({
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  const date = dates({ dateStyle: 'long' });
  const write = locale === 'fr' ? withFirstOfMonth : plain;
  const day = dates({ dateStyle: 'long', timeZone: 'UTC' });
  const moment = dates({ dateStyle: 'long', timeStyle: 'short' });
  const megabytes = numbers({
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const dayOfWeek = dates({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const monthYear = names({
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const calendarDay = dates({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const dayMonth = dates({
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const dayShort = dates({
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const weekday = names({ weekday: 'long', timeZone: 'UTC' });
  const weekdayShort = names({ weekday: 'short', timeZone: 'UTC' });
  const plainNumber = numbers({});
  const percent = numbers({ style: 'percent' });
  const hour = dates({ timeStyle: 'short', timeZone: 'UTC' });
  const time = dates({ timeStyle: 'short' });
  const monthName = names({ month: 'long', timeZone: 'UTC' });
  const monthShort = names({ month: 'short', timeZone: 'UTC' });
  const list = once(() => new Intl.ListFormat(locale));
  const relative = once(() => new Intl.RelativeTimeFormat(locale));
  const regions = once(() => new Intl.DisplayNames(locale, { type: 'region' }));
  return {
    /** A score with its one decimal: `5.5`, `5,5`. */
    score: (value: number) => decimal().format(shownScore(value)),
    /** A score with two decimals where it has them, to be reckoned with: `7.67`. */
    exactScore: (value: number) => exact().format(value),
    /** A change of score with its sign, a true minus: `+0.3`, `−0.3`. */
    change: (value: number) => signed().format(value).replace('-', '−'),
    number: (value: number) => plainNumber().format(value),
    /** An instant in the reader's time zone, kept on one line: `4 October 2026`. */
    date: (instant: string) => write(date(), new Date(instant)).replaceAll(' ', '\u00a0'),
    /** A day of the calendar, `1990-02-28`: `28 February 1990`. */
    day: (value: string) => write(day(), instantOfDay(value)).replaceAll(' ', '\u00a0'),
    /** Day and time of an instant in the reader's time zone. */
    moment: (instant: string) => write(moment(), new Date(instant)),
    /** Bytes as megabytes, never as none: `2.3 MB`. */
    megabytes: (bytes: number) => megabytes().format(Math.max(0.1, bytes / 1_000_000)),
    /** Hours since midnight, 6.5 too: `06:30`. */
    hour: (value: number) => hour().format(new Date(value * 3_600_000)),
    /** The time of day in the reader's time zone: `09:05`. */
    time: (instant: string) => time().format(new Date(instant)),
    /** `Friday, 20 November`. */
    dayOfWeek: (instant: Date) => write(dayOfWeek(), instant),
    /** A day of the calendar, `2026-11-20`: `Friday 20 November`. */
    calendarDay: (value: string) => write(calendarDay(), instantOfDay(value)),
    /** The same: `20 November`, kept on one line. */
    dayMonth: (value: string) => write(dayMonth(), instantOfDay(value)).replaceAll(' ', '\u00a0'),
    /** The same: `20 Nov`. */
    dayShort: (value: string) => write(dayShort(), instantOfDay(value)),
    /** The same: `Friday`. */
    weekday: (value: string) => weekday().format(instantOfDay(value)),
    /** The same: `Fri`; German and French write no dot in a column's head. */
    weekdayShort: (value: string) => weekdayShort().format(instantOfDay(value)).replace('.', ''),
    /** `97`, of a hundred: `97%`, `97 %`. */
    percent: (value: number) => percent().format(value / 100),
    /** The same in two: `97` and `%`, with the space that French and German have before it. */
    percentParts: (value: number) =>
      percent()
        .format(value / 100)
        .split(/(?<=\d)(?=\D)/),
    /** `2026-03` as `March 2026`. */
    monthYear: (month: string) => monthYear().format(instantOf(month)),
    /** `2026-03` as `March`. */
    monthName: (month: string) => monthName().format(instantOf(month)),
    /** `2026-03` as `Mar`. */
    monthShort: (month: string) => monthShort().format(instantOf(month)),
    list: (items: readonly string[]) => list().format(items),
    /** Labels of fields within a sentence: `date of birth and gender`; German nouns keep their capitals. */
    labels: (items: readonly string[]) =>
      list().format(locale === 'de' ? items : items.map(withSmallInitial)),
    /** `GB` as `United Kingdom`. */
    country: (code: string) => regions().of(code) ?? code,
    /** A wait in its largest fitting unit, rounded up: `in 12 minutes`. */
    inTime: (seconds: number) => relative().format(...wholeUnits(seconds)),
  };
}

function wholeUnits(seconds: number): [number, 'second' | 'minute' | 'hour'] {
  if (seconds <= 90) return [Math.ceil(seconds), 'second'];
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}

export type Format = ReturnType<typeof createFormat>;
const formats = new Map<Locale, Format>();

/** Numbers, dates and months as the reader's language writes them. */
export function useFormat(): Format {
  const locale = useLocale();
  const format = formats.get(locale) ?? createFormat(locale);
  formats.set(locale, format);
  return format;
}
