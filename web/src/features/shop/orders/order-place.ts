import type { OrderDetails } from '@stratum/contract/shop/order';
import { type OrderStatus, orderPath } from '@stratum/contract/shop/order-words';

/** How far on the path of five an order is, from 0; an order that has left the path is nowhere on it. */
export function placeOnPath(status: OrderStatus): number {
  return orderPath.findIndex((step) => step === status);
}

/** Whether its parcel is still to come. */
export function isUnderWay(status: OrderStatus): boolean {
  const place = placeOnPath(status);
  return place >= 0 && status !== 'delivered';
}

/** Whether its money is there, and has not gone back. */
export function isPaid(status: OrderStatus): boolean {
  return placeOnPath(status) > 0;
}

/** Whether it is paid on the page of a payment, and is not yet. */
export function awaitsPayment({
  status,
  payment,
}: Pick<OrderDetails, 'status' | 'payment'>): boolean {
  return status === 'placed' && payment === 'stripe';
}
