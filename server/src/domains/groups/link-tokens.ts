import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../platform/http/app-error.ts';
import { deriveKey } from '../../platform/secrets/key.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** Bytes of an id, and of what proves it. */
const [idBytes, proofBytes] = [16, 16];

/** What a link carries: its id, and a proof that it was made here. */
export function createLinkTokens({ otpKey }: Pick<Secrets, 'otpKey'>) {
  const key = deriveKey(otpKey, 'group links');
  const proofOf = (id: Buffer) =>
    createHmac('sha256', key).update(id).digest().subarray(0, proofBytes);
  return {
    write(id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, proofOf(bytes)]).toString('base64url');
    },
    /** @throws AppError not_found for one that was not made here */
    read(token: string): string {
      const bytes = Buffer.from(token, 'base64url');
      const [id, proof] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)];
      if (proof.length !== proofBytes || !timingSafeEqual(proof, proofOf(id))) {
        throw new AppError('not_found');
      }
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
