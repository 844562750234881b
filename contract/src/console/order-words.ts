/** What both ends know of orders in the operator's console, without the schema library. */

/**
 * `open`: can be paid. `paid`. `cancelled`: nothing was taken, nothing will be kept. `refunding`: money is on its
 * way back, which a job sees to (an invoice's is sent by the operator). `refund_failed`: the card took nothing back,
 * the operator sends it. `refunded`.
 */
export const paymentStates = [
  'open',
  'paid',
  'cancelled',
  'refunding',
  'refund_failed',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How far a part of what was paid has come on its way back. */
export const partStates = ['refunding', 'refund_failed', 'refunded'] as const;
export type PartState = (typeof partStates)[number];

/** Steps that need nothing said besides. */
export const plainSteps = ['paid', 'packed', 'refund_sent', 'part_sent'] as const;
export type PlainStep = (typeof plainSteps)[number];

/** What whoever sells may do with an order now. */
export const sellerActions = [
  ...plainSteps,
  'ship',
  'report_parcel',
  'receive_return',
  'refuse_return',
  'cancel',
  'refund',
  'refund_part',
] as const;
export type SellerAction = (typeof sellerActions)[number];

/** What an operator looks for in the list of orders: what waits for them, or all that are in a state. */
export const orderViews = [
  'to_pack',
  'to_ship',
  'returns',
  'refunds',
  'unpaid',
  'under_way',
  'over',
  'all',
] as const;
export type OrderView = (typeof orderViews)[number];
