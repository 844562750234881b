import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { createSealer } from '../../platform/seal.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Address, HeldRate, ParcelItem } from './ports.ts';

/** How long an offer holds, milliseconds. */
const holds = 30 * 60_000;

const sealedSchema = z.tuple([
  z.string(),
  z.int(),
  z.string(),
  z.iso.date(),
  z.iso.date(),
  z.number(),
  z.string(),
]);

/**
 * Offers travel as their id, sealed by a key of the installation: nothing is stored, and nobody makes one up
 * or changes its price. An id names one address and one list of items.
 */
export function createRateIds({ otpKey }: Pick<Secrets, 'otpKey'>) {
  const sealer = createSealer(otpKey, 'shipping rates');
  return {
    idOf(rate: HeldRate, address: Address, items: readonly ParcelItem[], now: Date): string {
      const { service, price, deliveryFrom, deliveryTo } = rate;
      const until = now.getTime() + holds;
      const about = digestOf(address, items);
      return sealer.seal(
        JSON.stringify([
          service,
          price.amount,
          price.currency,
          deliveryFrom,
          deliveryTo,
          until,
          about,
        ]),
      );
    },
    /** @throws AppError rate_expired */
    rateOf(rateId: string, address: Address, items: readonly ParcelItem[], now: Date): HeldRate {
      const opened = sealer.open(rateId);
      const sealed = opened === null ? null : sealedSchema.parse(JSON.parse(opened));
      if (!sealed) throw new AppError('rate_expired');
      const [service, amount, currency, deliveryFrom, deliveryTo, until, about] = sealed;
      if (now.getTime() >= until || about !== digestOf(address, items))
        throw new AppError('rate_expired');
      return { service, price: { amount, currency }, deliveryFrom, deliveryTo };
    },
  };
}
export type RateIds = ReturnType<typeof createRateIds>;

/** Of where it goes and what it is: the addressee's name and phone cost nothing. */
function digestOf(address: Address, items: readonly ParcelItem[]): string {
  const { line1, line2 = '', postalCode, city, state = '', country } = address;
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of items)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  const parts = [
    [line1, line2, postalCode, city, state, country].map((part) => part.trim().toLowerCase()),
    [...quantities].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
