import { z } from 'zod';
import { orderEndpoints } from '../endpoints/orders.ts';
import { pageSchema } from '../envelope.ts';
import { requiredText } from '../fields.ts';
import { orderIdSchema, productIdSchema } from '../ids.ts';
import { moneySchema } from '../money.ts';
import { countrySchema } from '../person.ts';
import { defineRoutes, opens, signedIn } from '../route.ts';
import { addressSchema } from './address.ts';
import { orderItemSchema, orderItemsSchema } from './items.ts';
import {
  orderDetailsSchema,
  orderStatusSchema,
  orderSummarySchema,
  orderSumsSchema,
} from './order.ts';
import { paymentMethods, promoRefusals, returnReasons, shopLimits } from './order-words.ts';
import { promoCodeSchema } from './promo.ts';

const rateIdSchema = z.string().min(1, 'required').max(shopLimits.rateIdLength);
const named = { orderId: orderIdSchema };
const orderInBody = opens({ order: { as: 'owner', id: 'body.orderId' } });
const orderInQuery = opens({ order: { as: 'owner', id: 'query.orderId' } });

export const orderRoutes = defineRoutes({
  orderOptions: {
    ...orderEndpoints.orderOptions,
    summary: 'Whether, where to and how one may order and pay, and the addresses used last',
    access: signedIn,
    reply: z.object({
      /** False in production until the operator has entered who sells and where one pays. */
      isOpen: z.boolean(),
      payments: z.array(z.enum(paymentMethods)),
      /** Where parcels go. */
      countries: z.array(countrySchema),
      address: addressSchema.nullable(),
      billingAddress: addressSchema.nullable(),
    }),
    errors: [],
  },
  orderPreview: {
    ...orderEndpoints.orderPreview,
    summary: 'What an order would come to; its total is what place-order expects',
    access: signedIn,
    body: z.strictObject({
      items: orderItemsSchema,
      address: addressSchema,
      rateId: rateIdSchema.optional(),
      promoCode: promoCodeSchema.optional(),
    }),
    reply: orderSumsSchema,
    errors: ['out_of_stock', 'rate_expired', ...promoRefusals, 'too_many_requests'],
  },
  placeOrder: {
    ...orderEndpoints.placeOrder,
    summary:
      'Orders with the obligation to pay. Prices are the server’s: where the total is another than expected, or something has run out, nothing is ordered and `current` says what there is',
    access: signedIn,
    body: z.strictObject({
      items: orderItemsSchema,
      address: addressSchema,
      /** The invoice’s, where it is another. */
      billingAddress: addressSchema.optional(),
      rateId: rateIdSchema,
      promoCode: promoCodeSchema.optional(),
      payment: z.enum(paymentMethods),
      expectedTotal: z.strictObject(moneySchema.shape),
    }),
    reply: z.object({
      ...named,
      orderNumber: z.string(),
      total: moneySchema,
      status: orderStatusSchema,
      /** Where to go to pay; null where an invoice is paid. */
      paymentUrl: z.string().nullable(),
    }),
    errors: [
      'total_changed',
      'out_of_stock',
      'promo_refused',
      'rate_expired',
      'ordering_closed',
      'too_many_requests',
    ],
  },
  payOrder: {
    ...orderEndpoints.payOrder,
    summary: 'Where to pay an order that waits to be paid',
    access: orderInBody,
    body: z.strictObject(named),
    reply: z.object({ paymentUrl: z.string().nullable() }),
    errors: ['not_found', 'order_status'],
  },
  cancelOrder: {
    ...orderEndpoints.cancelOrder,
    summary: 'Cancels an order that is not shipped; what was paid is given back',
    access: orderInBody,
    body: z.strictObject(named),
    reply: orderDetailsSchema,
    errors: ['not_found', 'order_status'],
  },
  requestReturn: {
    ...orderEndpoints.requestReturn,
    summary: 'Asks to send back what was shipped, from then until thirty days after its delivery',
    access: orderInBody,
    body: z.strictObject({
      ...named,
      reason: z.enum(returnReasons),
      words: requiredText(shopLimits.returnWordsLength).optional(),
    }),
    reply: orderDetailsSchema,
    errors: ['not_found', 'order_status'],
  },
  reorder: {
    ...orderEndpoints.reorder,
    summary: 'What of an order can be ordered again, and where it went; orders nothing',
    access: orderInQuery,
    query: z.object(named),
    reply: z.object({
      items: z.array(orderItemSchema),
      /** No longer on sale, or sold out. */
      unavailable: z.array(z.object({ productId: productIdSchema, name: z.string() })),
      address: addressSchema,
      billingAddress: addressSchema.nullable(),
    }),
    errors: ['not_found'],
  },
  getUserOrderDetails: {
    ...orderEndpoints.getUserOrderDetails,
    summary: 'The caller’s orders, the newest first',
    access: signedIn,
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: pageSchema(orderSummarySchema),
    errors: [],
  },
  getOrderDetails: {
    ...orderEndpoints.getOrderDetails,
    summary: 'An order with its sums, its events, its parcel and its papers',
    access: orderInQuery,
    query: z.object(named),
    reply: orderDetailsSchema,
    errors: ['not_found'],
  },
});
