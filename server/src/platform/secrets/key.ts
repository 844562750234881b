import { hkdfSync } from 'node:crypto';
import { z } from 'zod';

export const keyBytes = 32;

/** A key of 256 bits, written in base64. */
export const keySchema = z
  .base64('is not base64')
  .transform((text): Buffer => Buffer.from(text, 'base64'))
  .refine((key) => key.length === keyBytes, `is not ${keyBytes} bytes long`);

/**
 * A key for one purpose (HKDF-SHA256), from which the master key cannot be computed. Derived at every
 * start and stored nowhere, so that a new purpose needs no new secret.
 */
export function deriveKey(from: Buffer, purpose: string, bytes = keyBytes): Buffer {
  return Buffer.from(hkdfSync('sha256', from, '', `stratum ${purpose}`, bytes));
}

/** The number of points on P-256 that the base point generates (FIPS 186-5). */
const p256Order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** A private key on P-256 for one purpose, derived likewise: a number from 1 to the order less 1. */
export function deriveP256Key(from: Buffer, purpose: string): Buffer {
  // 128 bits more than the order has make the remainder as good as uniform (FIPS 186-5, A.2.1).
  const wide = BigInt(`0x${deriveKey(from, purpose, 48).toString('hex')}`);
  const scalar = (wide % (p256Order - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(2 * keyBytes, '0'), 'hex');
}
