import type { Pack } from '@stratum/content/pack';
import type { Locale } from '@stratum/contract/locale';
import type { Carrier, RateRequest } from './carrier.ts';
import type { DeliveryEstimate, HeldRate, Parcel } from './ports.ts';
import { addWorkingDays } from './working-days.ts';

type Table = Pick<Pack, 'shipping'>['shipping'];
type Service = Table['zones'][number]['services'][number];

/** Working days in which a parcel is handed over. */
const handingOver = 1;

/** The carrier of an installation that has no other: prices and days from the content pack. */
export function createRateTable(pack: Pick<Pack, 'shipping'>): Carrier {
  return {
    name: 'table',
    async rates({ address: { country }, parcel, locale, now }) {
      return tableRates(pack, { country, parcel, locale, now });
    },
    track: null,
    pageOf: () => null,
  };
}

interface Asked extends Omit<RateRequest, 'address'> {
  readonly country: string;
}

/** What the table offers, the cheapest first; none where it does not go. */
export function tableRates(
  { shipping }: Pick<Pack, 'shipping'>,
  { country, parcel, locale, now }: Asked,
): HeldRate[] {
  const rates = servicesIn(shipping, country).flatMap(
    (service) => rateOf(shipping, service, parcel, locale, now) ?? [],
  );
  return rates.toSorted((one, other) => one.price.amount - other.price.amount);
}

/** Where the shop sends. */
export function servedCountries({ shipping }: Pick<Pack, 'shipping'>): string[] {
  return shipping.zones.flatMap(({ countries }) => countries);
}

function servicesIn({ zones }: Table, country: string): readonly Service[] {
  return zones.find(({ countries }) => countries.includes(country))?.services ?? [];
}

function rateOf(
  { weightSteps, services }: Table,
  service: Service,
  { grams, currency }: Parcel,
  locale: Locale,
  now: Date,
): HeldRate | null {
  const step = weightSteps.findIndex((upTo) => grams <= upTo);
  const amount = service.prices[currency]?.[step];
  if (amount === undefined) return null;
  const name = services[service.id][locale];
  return { service: name, price: { amount, currency }, ...daysOf(service, now) };
}

function daysOf({ workingDays: [from, to] }: Service, now: Date): DeliveryEstimate {
  const handedOver = addWorkingDays(now.toISOString().slice(0, 10), handingOver);
  return {
    deliveryFrom: addWorkingDays(handedOver, from),
    deliveryTo: addWorkingDays(handedOver, to),
  };
}
