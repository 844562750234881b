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
export function deriveKey(from: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', from, '', `stratum ${purpose}`, keyBytes));
}
