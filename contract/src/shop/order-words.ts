/** What both ends know of orders, without the schema library. */

/** A path of five; a cancelled order leaves it, and what was paid is given back. */
export const orderPath = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const;
export const orderStatuses = [
  ...orderPath,
  'return_requested',
  'return_received',
  'return_refused',
  'cancelled',
  'refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Why an order was cancelled: by its buyer, by who sells, unpaid in time, or the payment was refused. */
export const cancelReasons = ['buyer', 'seller', 'expired', 'payment_refused'] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const returnReasons = ['withdrawal', 'damaged', 'wrong_item', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const paymentMethods = ['invoice', 'stripe'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What an order's buyer may do with it now. */
export const orderActions = ['cancel', 'pay', 'request_return', 'reorder'] as const;
export type OrderAction = (typeof orderActions)[number];

/** What a parcel's carrier says of it. */
export const shipmentStatuses = [
  'label_created',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'exception',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/** Why a promo code does not hold; each an error code of its own. */
export const promoRefusals = [
  'promo_unknown',
  'promo_not_started',
  'promo_ended',
  'promo_used_up',
  'promo_used_by_you',
  'promo_below_minimum',
] as const;
export type PromoRefusal = (typeof promoRefusals)[number];

export const shopLimits = {
  /** Different products in an order, and pieces of each. */
  lines: 20,
  quantity: 99,
  promoCodeLength: 40,
  returnWordsLength: 1000,
  placeLength: 80,
  rateIdLength: 600,
  nameLength: 120,
  lineLength: 120,
  postalCodeLength: 16,
  trackingNumberLength: 60,
} as const;
