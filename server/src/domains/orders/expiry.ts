import { orderIdSchema } from '@stratum/contract/ids';
import { type Due, defineDue } from '../../platform/due/due.ts';
import type { MoveDeps } from './deps.ts';
import { expiryKind } from './expiry-kind.ts';
import { moveIfPossible } from './move.ts';

/** Ends orders that were not paid in time; one that was paid or cancelled meanwhile stays as it is. */
export function expiryDue(deps: MoveDeps): Due {
  return defineDue(expiryKind, async ({ subject }, tx) => {
    const at = deps.clock.now();
    const move = { to: 'cancelled', by: 'time', at, cancelReason: 'expired' } as const;
    await moveIfPossible(tx, deps, orderIdSchema.parse(subject), move);
  });
}
