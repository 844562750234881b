import { timeZoneSchema } from '@stratum/contract/calendar';
import type { Locale } from '@stratum/contract/locale';

/** The browser's own variety of the language, such as `en-GB`, else the language. */
export function regionalTag(locale: Locale, languages = navigator.languages): string {
  return languages.find((tag) => tag.toLowerCase().startsWith(`${locale}-`)) ?? locale;
}

/** The browser's time zone, undefined where it names none that exists. */
export function browserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZoneSchema.safeParse(timeZone).data;
}
