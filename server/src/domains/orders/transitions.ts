import type { OrderStatus } from '@stratum/contract/shop/order-words';

/** Who brings an order further: its buyer, who sells, who takes the money, who carries it, or time. */
export type Mover = 'buyer' | 'seller' | 'payment' | 'carrier' | 'time';

interface Transition {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly by: readonly Mover[];
}

/** All that can happen to an order: what does not stand here cannot. */
export const transitions: readonly Transition[] = [
  { from: 'placed', to: 'paid', by: ['payment'] },
  { from: 'placed', to: 'cancelled', by: ['buyer', 'seller', 'payment', 'time'] },
  { from: 'paid', to: 'packed', by: ['seller'] },
  { from: 'paid', to: 'cancelled', by: ['buyer', 'seller'] },
  { from: 'packed', to: 'shipped', by: ['seller'] },
  { from: 'packed', to: 'cancelled', by: ['buyer', 'seller'] },
  { from: 'shipped', to: 'delivered', by: ['carrier', 'seller'] },
  // The right of withdrawal does not wait for the parcel.
  { from: 'shipped', to: 'return_requested', by: ['buyer'] },
  { from: 'delivered', to: 'return_requested', by: ['buyer'] },
  { from: 'return_requested', to: 'return_received', by: ['seller'] },
  { from: 'return_requested', to: 'return_refused', by: ['seller'] },
  { from: 'return_received', to: 'return_refused', by: ['seller'] },
  // Whoever sells may give money back for whatever was sent.
  { from: 'shipped', to: 'refunded', by: ['payment'] },
  { from: 'delivered', to: 'refunded', by: ['payment'] },
  { from: 'return_requested', to: 'refunded', by: ['payment'] },
  { from: 'return_received', to: 'refunded', by: ['payment'] },
  { from: 'return_refused', to: 'refunded', by: ['payment'] },
  { from: 'cancelled', to: 'refunded', by: ['payment'] },
];

export function canMove(from: OrderStatus, to: OrderStatus, by: Mover): boolean {
  return transitions.some((one) => one.from === from && one.to === to && one.by.includes(by));
}
