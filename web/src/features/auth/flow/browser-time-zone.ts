import { timeZoneSchema } from '@stratum/contract/calendar';

/** The browser's time zone, undefined where it names none that exists. */
export function browserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZoneSchema.safeParse(timeZone).data;
}
