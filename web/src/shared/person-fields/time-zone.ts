import type { Locale } from '@stratum/contract/locale';

/**
 * A time zone in the words of its reader: `Berlin · Central European Time · UTC+1`. Its city is
 * English in every language: `Intl` names zones, not cities.
 * @param now the offset is that of this moment
 */
export function timeZoneLabel(timeZone: string, locale: Locale, now = new Date()): string {
  const named = (timeZoneName: 'longGeneric' | 'long' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // UTC has no generic name, and `Etc/GMT+5` none at all: an offset stands in its place.
  const isName = (name: string) => !/^(GMT|UTC)/.test(name);
  const generic = named('longGeneric');
  const name = isName(generic) ? generic : named('long');
  const offset = named('shortOffset').replace('GMT', 'UTC');
  return [cityOf(timeZone), ...(isName(name) ? [name] : []), offset].join(' · ');
}

/** `Knox, Indiana` of `America/Indiana/Knox`. */
function cityOf(timeZone: string): string {
  const [, ...places] = timeZone.replaceAll('_', ' ').split('/');
  return places.toReversed().join(', ') || timeZone;
}

const halfYear = 182 * 86_400_000;

/** Whether two time zones show the same time, in winter and in summer: Zurich and Berlin do. */
export function haveSameClock(one: string, other: string, now = Date.now()): boolean {
  return [now, now + halfYear].every(
    (instant) => shownTime(instant, one) === shownTime(instant, other),
  );
}

function shownTime(instant: number, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return clock.format(instant);
}
