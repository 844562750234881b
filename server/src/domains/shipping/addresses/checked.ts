import { createCircuitBreaker } from '../../../platform/circuit-breaker.ts';
import { createFairGate } from '../../../platform/limits/gate.ts';
import type { Gazetteer } from '../../places/index.ts';
import type { Deps } from '../deps.ts';
import type { AddressCheck } from './address-check.ts';
import { createGazetteerCheck } from './gazetteer-check.ts';

/** Questions to the gazetteer's one thread. */
const gateLimits = { concurrency: 2, maxQueued: 100, perSubject: 6 };

interface CheckDeps extends Pick<Deps, 'addressCheck' | 'log' | 'clock'> {
  readonly gazetteer: Pick<Gazetteer, 'search'>;
}

/** The provider's check and, while it does not answer, the gazetteer's. */
export function addressCheckOf({ gazetteer, addressCheck, ...deps }: CheckDeps): AddressCheck {
  const embedded = createGazetteerCheck(gazetteer, createFairGate(gateLimits));
  if (!addressCheck) return embedded;
  const breaker = createCircuitBreaker(
    deps,
    'addresses could not be validated, so the gazetteer does',
  );
  return {
    check: (query) =>
      breaker(
        () => addressCheck.check(query),
        () => embedded.check(query),
      ),
  };
}
