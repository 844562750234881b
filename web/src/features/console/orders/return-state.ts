import type { SoldOrder } from '@stratum/contract/console/orders';

/** Whether whoever sells has to answer a return. */
export function isReturn({ status }: Pick<SoldOrder, 'status'>): boolean {
  return status === 'return_requested' || status === 'return_received';
}
