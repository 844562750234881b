import { hkdfSync } from 'node:crypto';
import { z } from 'zod';

export const keyBytes = 32;

/** A key of 256 bits, written in base64. */
export const keySchema = z
  .base64('is not base64')
  .transform((text): Buffer => Buffer.from(text, 'base64'))
  .refine((key) => key.length === keyBytes, `is not ${keyBytes} bytes long`);

/**
 * A key for another purpose, from which the first cannot be told. Made anew at every start, so that
 * a file of an older release has it too and processes that start together agree on it.
 */
export function deriveKey(from: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', from, '', `stratum ${purpose}`, keyBytes));
}
