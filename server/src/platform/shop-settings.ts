import { timeZoneSchema } from '@stratum/contract/calendar';
import { countryCodes } from '@stratum/contract/countries';
import { locales } from '@stratum/contract/locale';
import { z } from 'zod';
import { url, wholeNumber } from './setting-kinds.ts';

/** What the shop needs besides who operates the installation. */
export const shopSettings = {
  /** Under which the operator pays tax, as it stands on invoices: `CHE-123.456.789 MWST`. */
  SELLER_TAX_NUMBER: z.string().trim().max(40, 'is longer than 40 characters').optional(),
  /** In which mails to who packs and sends are written. */
  SELLER_LANGUAGE: z.enum(locales, `is none of ${locales.join(', ')}`).default('en'),
  /** By whose clocks a day ends on which an invoice is to be paid at the latest. */
  SELLER_TIME_ZONE: z
    .string()
    .refine(
      (zone) => timeZoneSchema.safeParse(zone).success,
      'is no time zone, such as Europe/Zurich',
    )
    .default('UTC'),
  /** Account that invoices are paid to. */
  BANK_IBAN: z
    .string()
    .transform((iban) => iban.replaceAll(/\s/g, '').toUpperCase())
    .refine(isIban, 'is no IBAN: its check digits do not fit')
    .optional(),
  BANK_BIC: z
    .string()
    .regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, 'is no BIC')
    .optional(),
  BANK_NAME: z.string().trim().max(70, 'is longer than 70 characters').optional(),
  /** Whose account it is; the operator's name when unset. */
  BANK_HOLDER: z.string().trim().max(70, 'is longer than 70 characters').optional(),
  /** Years that invoices are kept, from the end of the one they are of. */
  INVOICE_YEARS: wholeNumber(1, 30).default(10),
  /** Stripe's account; cards are not taken when the two are unset. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_\w+$/, 'is no secret key, which begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_.+$/, 'is no signing secret, which begins with whsec_')
    .optional(),
  STRIPE_ORIGIN: url('http', 'https').default('https://api.stripe.com'),
  /** FedEx's account; the content pack's rate table says what parcels cost when the four are unset. */
  FEDEX_CLIENT_ID: z.string().optional(),
  FEDEX_CLIENT_SECRET: z.string().optional(),
  FEDEX_ACCOUNT: z
    .string()
    .regex(/^\d{9}$/, 'is not a number of nine digits')
    .optional(),
  /** Where parcels start: `CH 8001`. */
  FEDEX_SENDER: z
    .string()
    .regex(
      /^[A-Z]{2} [A-Z\d][A-Z\d -]{1,9}$/,
      'is not a country and a postal code, such as CH 8001',
    )
    .refine((sender) => countryCodes.includes(sender.slice(0, 2)), 'names no country')
    .optional(),
  FEDEX_ORIGIN: url('http', 'https').default('https://apis.fedex.com'),
};

export const shopGroups = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['FEDEX_CLIENT_ID', 'FEDEX_CLIENT_SECRET', 'FEDEX_ACCOUNT', 'FEDEX_SENDER'],
] as const;

/** ISO 13616: moved to the end and written as digits, what is left of 97 is 1. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
