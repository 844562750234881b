import { z } from 'zod';
import { daySchema, instantSchema } from '../calendar.ts';
import { shippingEndpoints } from '../endpoints/shipping.ts';
import { moneySchema } from '../money.ts';
import { defineRoutes, opens, signedIn } from '../route.ts';
import { addressParts, addressSchema } from './address.ts';
import { orderItemsSchema } from './items.ts';
import { shipmentStatuses, shopLimits } from './order-words.ts';

export const rateSchema = z.object({
  /** Holds for the address and the items it was asked with, for thirty minutes. */
  rateId: z.string(),
  /** In the language that the call asks for. */
  service: z.string(),
  /** With tax. */
  price: moneySchema,
  /** Days at the destination. */
  deliveryFrom: daySchema,
  deliveryTo: daySchema,
});
export type Rate = z.infer<typeof rateSchema>;

export const shippingRoutes = defineRoutes({
  validateAddress: {
    ...shippingEndpoints.validateAddress,
    summary: 'Whether an address is right, as far as it can be checked, or a better spelling of it',
    access: signedIn,
    body: z.strictObject({ address: addressSchema }),
    reply: z.object({
      verdict: z.enum(['valid', 'suggestion', 'not_checked']),
      suggestion: addressSchema.nullable(),
      /** What nobody could look up. */
      unchecked: z.array(addressParts),
    }),
    errors: ['too_many_requests'],
  },
  ratesAndTransitTimes: {
    ...shippingEndpoints.ratesAndTransitTimes,
    summary:
      'By which services the items can be sent to an address, at what price, and when they arrive',
    access: signedIn,
    body: z.strictObject({ items: orderItemsSchema, address: addressSchema }),
    reply: z.object({ rates: z.array(rateSchema) }),
    errors: ['out_of_stock', 'too_many_requests'],
  },
  trackShipment: {
    ...shippingEndpoints.trackShipment,
    summary: 'Where a parcel of the caller’s is',
    access: opens({ shipment: { as: 'owner', id: 'query.trackingNumber' } }),
    query: z.object({ trackingNumber: z.string().min(1).max(shopLimits.trackingNumberLength) }),
    reply: z.object({
      status: z.enum(shipmentStatuses),
      /** The newest first. */
      events: z.array(
        z.object({
          at: instantSchema,
          status: z.enum(shipmentStatuses),
          /** What the carrier says, in the language that the call asks for where it is known. */
          text: z.string(),
          place: z.string().nullable(),
        }),
      ),
    }),
    errors: ['not_found', 'too_many_requests'],
  },
});
