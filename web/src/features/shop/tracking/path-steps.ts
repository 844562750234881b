import type { OrderDetails } from '@stratum/contract/shop/order';
import { type OrderStatus, orderPath } from '@stratum/contract/shop/order-words';
import { placeOnPath } from '../orders/order-place.ts';

export interface PathStep {
  readonly status: OrderStatus;
  /** When it was reached; null while it is to come. */
  readonly at: string | null;
  /** The day it is expected, of what is to come and has one. */
  readonly expected: string | null;
}

export interface Path {
  readonly steps: readonly PathStep[];
  /** The place of the step that was reached last. */
  readonly reached: number;
  /** Whether it goes on: a cancelled order ends where it was. */
  readonly goesOn: boolean;
  /** Where it left the path, and when. */
  readonly end: { readonly status: OrderStatus; readonly at: string } | null;
}

/** The path of five with what has happened on it. A step that was left out counts as passed. */
export function pathOf({ status, events, deliveryTo }: OrderDetails): Path {
  const timeOf = (step: OrderStatus) => events.find((event) => event.status === step)?.at ?? null;
  const reached = Math.max(
    ...events.map((event) => placeOnPath(event.status)),
    placeOnPath(status),
  );
  const steps = orderPath.map((step): PathStep => {
    const at = timeOf(step);
    return { status: step, at, expected: step === 'delivered' && at === null ? deliveryTo : null };
  });
  const left = events.findLast((event) => placeOnPath(event.status) < 0);
  const hasEnded = status === 'cancelled' || status === 'refunded';
  return {
    steps: hasEnded ? steps.map((step) => ({ ...step, expected: null })) : steps,
    reached,
    goesOn: !hasEnded,
    end: left ? { status: left.status, at: left.at } : null,
  };
}
