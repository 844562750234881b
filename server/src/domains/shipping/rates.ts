import type { Locale } from '@stratum/contract/locale';
import type { Address } from '@stratum/contract/shop/address';
import type { OrderItem } from '@stratum/contract/shop/items';
import type { Rate } from '@stratum/contract/shop/shipping';
import { AppError } from '../../platform/http/app-error.ts';
import { assertPossible } from './addresses/deliverable.ts';
import type { Carrier } from './carrier.ts';
import type { Deps } from './deps.ts';
import type { RateIds } from './rate-id.ts';
import { servedCountries } from './rate-table.ts';

interface Asked {
  readonly address: Address;
  readonly items: readonly OrderItem[];
}

/** By which services the items can be sent, each with an id that holds for them and the address. */
export async function offeredRates(
  { db, clock, pack, parcelOf }: Deps,
  { rates, rateIds }: { readonly rates: Carrier['rates']; readonly rateIds: RateIds },
  { address, items }: Asked,
  locale: Locale,
): Promise<{ rates: Rate[] }> {
  const { country } = address;
  if (!servedCountries(pack).includes(country))
    throw new AppError('invalid_input', {
      fields: new Map([['address.country', { key: 'not_served' }]]),
    });
  assertPossible(address);
  const parcel = await parcelOf(db, items, country);
  const now = clock.now();
  const offers = await rates({ address, parcel, locale, now });
  return {
    rates: offers.map((rate) => ({ rateId: rateIds.idOf(rate, address, items, now), ...rate })),
  };
}
