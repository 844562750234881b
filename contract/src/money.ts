import { z } from 'zod';

/** ISO 4217. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/);

/** Whole minor units (cents, pence) of a currency; only a screen makes a decimal figure of it. */
export const moneySchema = z.object({ amount: z.int(), currency: currencySchema });
export type Money = z.infer<typeof moneySchema>;
