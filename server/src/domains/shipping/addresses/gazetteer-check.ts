import type { AddressPart } from '@stratum/contract/shop/address';
import type { FairGate } from '../../../platform/limits/gate.ts';
import { type City, findState, fold, type Gazetteer } from '../../places/index.ts';
import { type AddressCheck, verdictOn } from './address-check.ts';

/** Cities of a name that are looked at. */
const limit = 20;
const street: readonly AddressPart[] = ['line1', 'line2'];

/** Completes city and state by the embedded list; of streets it knows none, of postal codes their pattern. */
export function createGazetteerCheck(
  gazetteer: Pick<Gazetteer, 'search'>,
  gate: FairGate,
): AddressCheck {
  return {
    async check({ address, locale, network }) {
      const { city: text, country, state } = address;
      const query = { text, ownCountry: country, locale, limit };
      const found = await gate(network, () => gazetteer.search(query));
      const own = found.filter((city) => city.country === country);
      const city = bestOf(
        own,
        text,
        state === undefined ? null : (findState(country, state)?.names[locale] ?? null),
      );
      if (!city)
        return { ...verdictOn(address, {}, 'not_checked'), unchecked: [...street, 'city'] };
      const known = { city: city.name, ...stateOf(address, city) };
      return { ...verdictOn(address, known, 'not_checked'), unchecked: street };
    },
  };
}

/** Of cities that bear the name the one in the state, else the first: the largest. */
function bestOf(cities: readonly City[], name: string, state: string | null): City | undefined {
  const same = cities.filter((city) => fold(city.name) === fold(name));
  const candidates = same.length > 0 ? same : cities;
  return candidates.find((city) => city.state === state) ?? candidates[0];
}

/** A state is corrected, and never added where the post does without. */
function stateOf({ country, state }: { country: string; state?: string | undefined }, city: City) {
  if (state === undefined || city.state === null) return {};
  const isSame = findState(country, state)?.id === findState(country, city.state)?.id;
  return isSame ? {} : { state: city.state };
}
