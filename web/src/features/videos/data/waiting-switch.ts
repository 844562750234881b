import type { Endpoint } from '@stratum/contract/endpoint';
import { inputFor, useOutbox } from '../../../shared/outbox/index.ts';

/**
 * What a switch will be once its writes have been sent: the last one counts, however many are under
 * way. Null where nothing waits.
 */
export function useWaitingSwitch(object: string, on: Endpoint): boolean | null {
  const last = useOutbox(object).findLast(({ held }) => held === null);
  return last ? inputFor(last, on) !== null : null;
}
