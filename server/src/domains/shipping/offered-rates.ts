import { createCircuitBreaker } from '../../platform/circuit-breaker.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Carrier } from './carrier.ts';

/** The carrier's rates and, while it does not answer, those of the table: nobody is kept from ordering. */
export function ratesOf(
  carrier: Carrier,
  table: Carrier,
  deps: { readonly log: Log; readonly clock: Clock },
): Carrier['rates'] {
  if (carrier === table) return table.rates;
  const breaker = createCircuitBreaker(deps, 'the carrier gave no rates, so the rate table does');
  return (request) =>
    breaker(
      () => carrier.rates(request),
      () => table.rates(request),
    );
}
