import { z } from 'zod';
import { daySchema } from '../calendar.ts';
import { productIdSchema } from '../ids.ts';
import { moneySchema } from '../money.ts';
import { countrySchema } from '../person.ts';

export const productPictureSchema = z.object({
  id: z.string(),
  alt: z.string(),
  caption: z.string(),
  /** Addresses of the picture for a light page and for a dark one. */
  light: z.string(),
  dark: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

/** A part of what the product contains, in its order. */
const contentsPartSchema = z.object({
  level: z.int().min(1).max(9).nullable(),
  name: z.string(),
  line: z.string(),
  /** Its pages, both included. */
  from: z.int(),
  to: z.int(),
  /** The chapter of the product that it belongs to. */
  chapter: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** What its page to try asks for. */
  trial: z.string().nullable(),
});

/** A service by which it would go, and when it would arrive at the earliest and at the latest. */
const deliverySchema = z.object({
  service: z.string(),
  /** Of one piece; null where the carrier says it only for an address. */
  price: moneySchema.nullable(),
  from: daySchema,
  to: daySchema,
});
export type ProductDelivery = z.infer<typeof deliverySchema>;

export const productSchema = z.object({
  id: productIdSchema,
  name: z.string(),
  /** What it is, in a sentence. */
  line: z.string(),
  /** Paragraphs with an empty line between them. */
  description: z.string(),
  /** How it is made: format, paper, binding. */
  made: z.string(),
  pages: z.int().nullable(),
  /** Grams. */
  weight: z.int(),
  gallery: z.array(productPictureSchema),
  contents: z.array(contentsPartSchema),
  /** Where it would go: what price, tax and delivery are said for. */
  country: countrySchema,
  /** With the tax of that country in it. */
  price: moneySchema,
  /** Its part of the price; the rate in hundredths of a percent, 700 for 7 %. */
  tax: z.object({ rate: z.int(), amount: moneySchema }),
  /** Pieces that can be ordered now; 0 is sold out. */
  stock: z.int(),
  /** Whether the caller has asked to be told when it can be ordered again. */
  isAlertWanted: z.boolean(),
  /** Whether parcels go to that country. */
  isServed: z.boolean(),
  /** By the cheapest service; null where nothing is sent. */
  delivery: deliverySchema.nullable(),
  /** By one that is faster; null where there is none. */
  express: deliverySchema.nullable(),
});
export type Product = z.infer<typeof productSchema>;
