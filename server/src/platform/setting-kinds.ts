import { z } from 'zod';

/** What settings are made of, with the reason why a value is none. */

export const flag = z.enum(['on', 'off']).transform((value) => value === 'on');

export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

export function url(...protocols: string[]) {
  return z.url({
    hostname: /./,
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `is not an address that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  });
}
