import { z } from 'zod';
import { phoneSchema, requiredText } from '../fields.ts';
import { citySchema, countrySchema, stateSchema } from '../person.ts';
import { shopLimits } from './order-words.ts';

/** Where a parcel or an invoice goes. */
export const addressSchema = z.strictObject({
  name: requiredText(shopLimits.nameLength),
  line1: requiredText(shopLimits.lineLength),
  line2: requiredText(shopLimits.lineLength).optional(),
  postalCode: requiredText(shopLimits.postalCodeLength),
  city: citySchema,
  state: stateSchema.optional(),
  country: countrySchema,
  phone: phoneSchema.optional(),
});
export type Address = z.infer<typeof addressSchema>;
export type AddressPart = keyof Address;
export const addressParts = addressSchema.keyof();
