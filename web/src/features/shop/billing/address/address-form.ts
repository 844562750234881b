import { addressSchema } from '@stratum/contract/shop/address';
import { z } from 'zod';

/** Where the parcel goes, and the invoice where it goes elsewhere. */
export const addressForm = {
  body: z.strictObject({ address: addressSchema, billingAddress: addressSchema.optional() }),
};
