import { createHash } from 'node:crypto';
import type { Address } from '@stratum/contract/shop/address';
import type { OrderItem } from '@stratum/contract/shop/items';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createSealer } from '../../platform/seal.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { HeldRate, RateFor } from './ports.ts';

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
    idOf(rate: HeldRate, address: Address, items: readonly OrderItem[], now: Date): string {
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
    rateOf(rateId: string, address: Address, items: readonly OrderItem[], now: Date): HeldRate {
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

/** What a rate id stands for, to those who order by it. */
export function createRateFor(secrets: Pick<Secrets, 'otpKey'>, clock: Clock): RateFor {
  const { rateOf } = createRateIds(secrets);
  return (rateId, address, items) => rateOf(rateId, address, items, clock.now());
}

export type RateIds = ReturnType<typeof createRateIds>;

/** Of where it goes and what it is: the addressee's name and phone cost nothing. */
function digestOf(address: Address, items: readonly OrderItem[]): string {
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
