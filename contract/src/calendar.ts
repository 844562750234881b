import { z } from 'zod';
import { daysOfIsoWeek, isoWeekOf } from './plain-days.ts';

/** A day `YYYY-MM-DD` that exists in the calendar. */
export const daySchema = z.iso.date('date');
/** A month `YYYY-MM`. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month');
const isoWeekPattern = /^(19|2\d)\d{2}-W\d{2}$/;
/** An ISO 8601 week `2026-W47` of the years in which days are shown. */
export const isoWeekSchema = z.string().regex(isoWeekPattern, 'invalid').refine(exists, 'invalid');
/** `YYYY` or `YYYY-MM`. */
export const monthYearSchema = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'month');
export const yearSchema = z.coerce.number().pipe(z.int().min(1900).max(9999));
/** A time of day `HH:MM`. */
export const timeOfDaySchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time');
/** ISO 8601 UTC with `Z`. */
export const instantSchema = z.iso.datetime();

/** Only some years have a week 53. */
function exists(isoWeek: string): boolean {
  return isoWeekPattern.test(isoWeek) && isoWeekOf(daysOfIsoWeek(isoWeek).from) === isoWeek;
}

/** An IANA time zone that the calendar rules know, in their spelling (`europe/berlin` is Europe/Berlin). */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine((zone) => canonicalTimeZone(zone) !== undefined, 'time_zone')
  .overwrite((zone) => canonicalTimeZone(zone) ?? zone);

/**
 * Asks Temporal, which the rules of zoned-time.ts compute with: Intl takes names besides (PST,
 * SystemV/PST8PDT) that Temporal throws at. A browser without Temporal asks Intl; its server decides.
 */
function canonicalTimeZone(zone: string): string | undefined {
  // Offsets such as +02:00 know no summer time.
  if (!/^[A-Za-z]/.test(zone)) return undefined;
  try {
    if (globalThis.Temporal) return new Temporal.ZonedDateTime(0n, zone).timeZoneId;
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}
