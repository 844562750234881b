import { z } from 'zod';
import { daySchema, instantSchema } from '../calendar.ts';
import { orderIdSchema, productIdSchema } from '../ids.ts';
import { moneySchema } from '../money.ts';
import { addressSchema } from './address.ts';
import {
  cancelReasons,
  orderActions,
  orderStatuses,
  paymentMethods,
  promoRefusals,
  returnReasons,
} from './order-words.ts';

export const orderStatusSchema = z.enum(orderStatuses);

const orderLineSchema = z.object({
  productId: productIdSchema,
  /** As it was called when it was ordered, in the buyer's language. */
  name: z.string(),
  quantity: z.int(),
  /** Of one piece and of all, with tax. */
  price: moneySchema,
  total: moneySchema,
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** Tax that is contained in a total, by its rate in hundredths of a percent. */
const taxPartSchema = z.object({ rate: z.int(), net: moneySchema, tax: moneySchema });
export type TaxPart = z.infer<typeof taxPartSchema>;

/** What an order comes to. All amounts have their tax in them: total = lines + shipping - discount. */
export const orderSumsSchema = z.object({
  lines: z.array(orderLineSchema),
  /** Null where no rate is chosen yet. */
  shipping: moneySchema.nullable(),
  /** What a promo code takes off the lines, positive. */
  discount: moneySchema.nullable(),
  /** The tax within the total, in all and by rate. */
  tax: moneySchema,
  taxes: z.array(taxPartSchema),
  total: moneySchema,
});
export type OrderSums = z.infer<typeof orderSumsSchema>;

const orderBaseSchema = z.object({
  orderId: orderIdSchema,
  /** `S-2026-000017`: without gaps within a year. */
  orderNumber: z.string(),
  status: orderStatusSchema,
  placedAt: instantSchema,
  total: moneySchema,
  /** When it is to arrive; days at its destination. */
  deliveryFrom: daySchema,
  deliveryTo: daySchema,
  trackingNumber: z.string().nullable(),
});

export const orderSummarySchema = orderBaseSchema.extend({
  lines: z.array(orderLineSchema.pick({ productId: true, name: true, quantity: true })),
});
/** An order as lists show it. */
export type OrderSummary = z.infer<typeof orderSummarySchema>;

const orderEventSchema = z.object({
  at: instantSchema,
  status: orderStatusSchema,
  /** Of a cancelled order. */
  cancelReason: z.enum(cancelReasons).nullable(),
  /** Of a return that is asked for. */
  returnReason: z.enum(returnReasons).nullable(),
  /** Why a return was refused, in the words of who sells. */
  note: z.string().nullable(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

export const refundSchema = z.object({
  id: z.string(),
  at: instantSchema,
  amount: moneySchema,
  /** As the other papers. */
  creditNoteUrl: z.string().nullable(),
});

export const orderDetailsSchema = orderBaseSchema.extend({
  ...orderSumsSchema.shape,
  shipping: moneySchema,
  promoCode: z.string().nullable(),
  payment: z.enum(paymentMethods),
  /** Until when it waits to be paid; null where it does not wait. */
  payUntil: instantSchema.nullable(),
  /** The last day on which its invoice can be paid, as the invoice names it; null where it does not wait for that. */
  dueOn: daySchema.nullable(),
  /** Until when a return can be asked for; null before it has arrived and once that has passed. */
  returnUntil: instantSchema.nullable(),
  address: addressSchema,
  billingAddress: addressSchema.nullable(),
  /** What the carrier calls the service, in the buyer's language. */
  service: z.string(),
  /** The carrier's own page about the parcel. */
  trackingUrl: z.string().nullable(),
  /** Signed addresses of the papers, good for some minutes; null where there is none. */
  invoiceUrl: z.string().nullable(),
  creditNoteUrl: z.string().nullable(),
  /** Parts of what was paid that were given back, the oldest first. */
  refunds: z.array(refundSchema),
  /** What has happened, the oldest first. */
  events: z.array(orderEventSchema),
  actions: z.array(z.enum(orderActions)),
});
export type OrderDetails = z.infer<typeof orderDetailsSchema>;

/**
 * What `current` of a refused order says. Of `total_changed` it is `orderSumsSchema`, as the sums are
 * now; of `promo_refused` why, and the sums without the code.
 */
export const promoRefusedSchema = orderSumsSchema.extend({ reason: z.enum(promoRefusals) });
/** `out_of_stock`: how many there are of what there is too little of. */
export const outOfStockSchema = z.object({
  items: z.array(z.object({ productId: productIdSchema, stock: z.int() })),
});
