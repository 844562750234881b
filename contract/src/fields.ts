import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * Builders for what people type. A schema's own message is a key of `messages/fields.*.json`,
 * so that server and screens say the same sentence in the reader's language.
 */

/** Trimmed text that PostgreSQL can store: no NUL, no lone surrogate. */
export function text(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'characters');
}

export function requiredText(max: number) {
  return text(max).min(1, 'required');
}

const { min: tldMin, max: tldMax } = limits.topLevelDomain;
/** §5: local part of word characters, hyphens and dots, a domain, a top-level domain of 2 to 7 letters. */
const emailPattern = new RegExp(`^[\\w.-]+@(?:[\\w-]+\\.)+[A-Za-z]{${tldMin},${tldMax}}$`);

export const emailSchema = z
  .string()
  .trim()
  .min(1, 'required')
  .max(254)
  .regex(emailPattern, 'email')
  .toLowerCase()
  .meta({ format: 'email' });

/**
 * What an account's address may look like: a sign-in provider proves addresses that §5 refuses,
 * `ada+work@example.org` or `ada@studio.photography`. Such an account signs in by its provider only.
 */
export const providerEmailSchema = z
  .string()
  .trim()
  .max(254)
  .regex(z.regexes.html5Email, 'email')
  .regex(/@.+\./, 'email')
  .toLowerCase()
  .meta({ format: 'email' });

/** Whether an address can have an account, but none with a password. */
export function isProviderOnlyEmail(email: string): boolean {
  return providerEmailSchema.safeParse(email).success && !emailSchema.safeParse(email).success;
}

/** §5, one entry a rule, in the order the live checklist shows them. */
export const passwordRules = {
  length: (value: string) =>
    value.length >= limits.password.min && value.length <= limits.password.max,
  digit: (value: string) => /\d/.test(value),
  lowercase: (value: string) => /\p{Ll}/u.test(value),
  uppercase: (value: string) => /\p{Lu}/u.test(value),
  special: (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
  noWhitespace: (value: string) => value !== '' && !/\s/.test(value),
} satisfies Record<string, (value: string) => boolean>;
export type PasswordRule = keyof typeof passwordRules;

export function meetsPasswordRules(value: string): boolean {
  return Object.values(passwordRules).every((holds) => holds(value));
}

export const newPasswordSchema = z
  .string()
  .regex(/\S/, 'required')
  .refine(meetsPasswordRules, 'password')
  .refine((value) => !value.includes('\0') && value.isWellFormed(), 'characters');

/** A password that is only compared: of bounded length, without the rules of a new one. */
export const enteredPasswordSchema = z.string().regex(/\S/, 'required').max(200);

export const otpSchema = z
  .string()
  .trim()
  .min(1, 'required')
  .regex(/^\d{6}$/, 'code');

export const phoneSchema = z
  .string()
  .trim()
  .regex(/^\+?[\d ()./-]{5,24}$/, 'phone');
