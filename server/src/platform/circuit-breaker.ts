import type { Clock } from './clock.ts';
import type { Log } from './log.ts';

/** Milliseconds after a failure in which a provider is not asked, so that nobody waits for its time-out. */
export const cooldown = 30_000;

/** Asks the first and, where it fails and for the cooldown after that, the other. */
export type CircuitBreaker = <T>(ask: () => Promise<T>, instead: () => Promise<T>) => Promise<T>;

/** @param warning what the log says of a failure */
export function createCircuitBreaker(
  { log, clock }: { readonly log: Log; readonly clock: Clock },
  warning: string,
): CircuitBreaker {
  let closedUntil = 0;
  return async (ask, instead) => {
    if (clock.now().getTime() < closedUntil) return instead();
    try {
      return await ask();
    } catch (error) {
      closedUntil = clock.now().getTime() + cooldown;
      log.warn({ err: error }, warning);
      return instead();
    }
  };
}
