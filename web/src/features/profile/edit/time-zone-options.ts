import type { Locale } from '@stratum/contract/locale';
import { countriesIn, timeZonesOf } from '../../../shared/person-fields/countries.ts';
import { timeZoneLabel } from '../../../shared/person-fields/time-zone.ts';
import type { Option } from '../../../shared/ui/option-list.tsx';

/** The time zone that most will want, and the one kept, which this browser may not know. */
export function likelyTimeZones(kept: string, locale: Locale): Option[] {
  return likely(kept).map((id) => optionOf(id, locale));
}

/**
 * Every time zone, the likely ones first, then from west to east; found by city, name, offset and
 * country. A tenth of a second of work, done between what the page has to answer.
 */
export async function timeZoneOptions(kept: string, locale: Locale): Promise<Option[]> {
  const first = likelyTimeZones(kept, locale);
  const ids = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]).difference(
    new Set(likely(kept)),
  );
  const countries = new Map<string, string>();
  await inSlices(countriesIn(locale), ({ id, name }) => {
    for (const zone of timeZonesOf(id)) countries.set(zone, name);
  });
  const others: Option[] = [];
  await inSlices([...ids], (id) => others.push(optionOf(id, locale, countries.get(id))));
  const { compare } = new Intl.Collator(locale);
  others.sort((a, b) => offsetOf(a) - offsetOf(b) || compare(a.name, b.name));
  return [...first, ...others];
}

function likely(kept: string): string[] {
  return [...new Set([new Intl.DateTimeFormat().resolvedOptions().timeZone, kept])];
}

function optionOf(id: string, locale: Locale, country = ''): Option {
  return { id, name: timeZoneLabel(id, locale), keywords: `${id} ${country}` };
}

/** Minutes ahead of UTC, by the end of a label: `UTC+5:30`, `UTC−5`. */
function offsetOf({ name }: Option): number {
  const [, sign, hours, minutes = 0] = /([+-−])(\d+)(?::(\d+))?$/.exec(name) ?? [];
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign === '+' ? ahead : -ahead;
}

/** At most so long at a time, milliseconds: half of what a frame has. */
const slice = 8;

async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let until = performance.now() + slice;
  for (const item of items) {
    work(item);
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + slice;
  }
}
