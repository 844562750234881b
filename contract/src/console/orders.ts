import { z } from 'zod';
import { instantSchema } from '../calendar.ts';
import { consoleOrderEndpoints } from '../endpoints/console-orders.ts';
import { pageSchema } from '../envelope.ts';
import { requiredText } from '../fields.ts';
import { orderIdSchema, userIdSchema } from '../ids.ts';
import { moneySchema } from '../money.ts';
import { countrySchema } from '../person.ts';
import { administrators, defineRoutes } from '../route.ts';
import {
  orderDetailsSchema,
  orderStatusSchema,
  orderSummarySchema,
  refundSchema,
} from '../shop/order.ts';
import { shipmentStatuses, shopLimits } from '../shop/order-words.ts';
import { orderViews, partStates, paymentStates, plainSteps, sellerActions } from './order-words.ts';
import { confirmationErrors, confirmedSchema } from './step-up.ts';

const soldOrderSummarySchema = orderSummarySchema.omit({ orderId: true }).extend({
  id: orderIdSchema,
  /** Whom the parcel goes to, and where. */
  name: z.string(),
  country: countrySchema,
});
export type SoldOrderSummary = z.infer<typeof soldOrderSummarySchema>;

const soldOrderSchema = orderDetailsSchema.omit({ actions: true, returnUntil: true }).extend({
  buyer: z.object({ userId: userIdSchema, email: z.string() }),
  paymentState: z.enum(paymentStates),
  /** What can still be given back. */
  left: moneySchema,
  /** Of parts that were given back also how far their money has come. */
  refunds: z.array(
    refundSchema.extend({
      state: z.enum(partStates),
      /** Whether the operator has to send it. */
      isByHand: z.boolean(),
    }),
  ),
  /** The buyer's own about a return. */
  words: z.string().nullable(),
  /** What is known of the parcel, the newest first; null where none is on its way. */
  parcel: z
    .object({
      status: z.enum(shipmentStatuses),
      events: z.array(
        z.object({
          at: instantSchema,
          status: z.enum(shipmentStatuses),
          place: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  actions: z.array(z.enum(sellerActions)),
});
/** An order as whoever sells sees it. */
export type SoldOrder = z.infer<typeof soldOrderSchema>;

/** No more than this is kept with the key of a call: who has bought may be gone by then. */
const handledSchema = z.object({
  status: orderStatusSchema,
  paymentState: z.enum(paymentStates),
});
export type HandledOrder = z.infer<typeof handledSchema>;

const act = {
  access: administrators,
  params: z.object({ orderId: orderIdSchema }),
  reply: handledSchema,
  errors: ['not_found', 'order_status'],
} as const;

const takeBackErrors = [...act.errors, ...confirmationErrors] as const;

export const consoleOrderRoutes = defineRoutes({
  consoleOrders: {
    ...consoleOrderEndpoints.consoleOrders,
    summary:
      'Orders of everybody, those that wait for the seller the oldest first, else the newest',
    access: administrators,
    query: z.object({
      view: z.enum(orderViews).default('all'),
      /** By the time of the order; the view's own way round where left out. */
      sort: z.enum(['-placedAt', 'placedAt']).optional(),
      /** A number (of an order, an invoice, a parcel), an address of mail, or how a name begins. */
      search: z.string().trim().max(120).optional(),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: pageSchema(soldOrderSummarySchema),
    errors: [],
  },
  consoleOrder: {
    ...consoleOrderEndpoints.consoleOrder,
    summary: 'An order with its buyer, its money, its parcel, its papers, and what can be done',
    access: administrators,
    params: act.params,
    reply: soldOrderSchema,
    errors: ['not_found'],
  },
  advanceOrder: {
    ...consoleOrderEndpoints.advanceOrder,
    ...act,
    summary: 'Says that an order is packed, or that money of an invoice has come or was sent back',
    body: z.strictObject({ step: z.enum(plainSteps) }),
  },
  shipOrder: {
    ...consoleOrderEndpoints.shipOrder,
    ...act,
    summary: 'Says that a parcel was handed over, by its tracking number',
    body: z.strictObject({ trackingNumber: requiredText(shopLimits.trackingNumberLength) }),
  },
  reportParcel: {
    ...consoleOrderEndpoints.reportParcel,
    ...act,
    summary: 'Says how a parcel moves whose carrier is not asked',
    body: z.strictObject({
      status: z.enum(shipmentStatuses),
      place: requiredText(shopLimits.placeLength).optional(),
    }),
  },
  receiveReturn: {
    ...consoleOrderEndpoints.receiveReturn,
    ...act,
    summary: 'Says that what was sent back has come, and whether it can be sold again',
    body: z.strictObject({ restock: z.boolean() }),
  },
  refuseReturn: {
    ...consoleOrderEndpoints.refuseReturn,
    ...act,
    summary: 'Refuses a return; the buyer is told why',
    body: z.strictObject({ words: requiredText(shopLimits.returnWordsLength) }),
  },
  cancelSoldOrder: {
    ...consoleOrderEndpoints.cancelSoldOrder,
    ...act,
    summary: 'Cancels an order that is not shipped; what was paid goes back',
    body: confirmedSchema,
    errors: takeBackErrors,
  },
  refundOrder: {
    ...consoleOrderEndpoints.refundOrder,
    ...act,
    summary: 'Gives back all that was paid for an order that was shipped',
    body: confirmedSchema,
    errors: takeBackErrors,
  },
  refundPart: {
    ...consoleOrderEndpoints.refundPart,
    ...act,
    summary: 'Gives back a part of what was paid, with a credit note; the order stays as it is',
    body: z.strictObject({
      ...confirmedSchema.shape,
      amount: z.strictObject({ ...moneySchema.shape, amount: z.int().min(1, 'required') }),
      /** What could be given back when it was decided. */
      leftSeen: z.int(),
    }),
    errors: [...takeBackErrors, 'conflict'],
  },
});
