import type { Locale } from '@stratum/contract/locale';
import { cityNamed, type NamedPlace, stateNamed } from './place-names.ts';

/** Where a person lives, each part chosen from a list or typed freely. */
export interface ProfilePlace {
  readonly country: string | null;
  readonly state: string | null;
  readonly city: string | null;
}

/** As it is stored: places of the lists by their English name, whatever language they were chosen in. */
export function storedPlace(place: ProfilePlace): ProfilePlace {
  return namedIn(place, 'en');
}

/** As it is shown; what no list knows stays as it was typed. */
export function shownPlace(place: ProfilePlace, locale: Locale): ProfilePlace {
  return namedIn(place, locale);
}

function namedIn({ country, state, city }: ProfilePlace, locale: Locale): ProfilePlace {
  if (country === null) return { country, state, city };
  const knownState = state === null ? null : stateNamed(country, state);
  const knownCity = city === null ? null : cityNamed(country, city);
  return {
    country,
    state: knownState?.names[locale] ?? state,
    city: knownCity && liesIn(knownCity, state, knownState) ? knownCity.names[locale] : city,
  };
}

/** Whether the known city lies in the state: other states may have a city of that name. */
function liesIn(city: NamedPlace, state: string | null, known: NamedPlace | null): boolean {
  return state === null || city.state === known?.id;
}
