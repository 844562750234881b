import { createHmac, timingSafeEqual } from 'node:crypto';
import { type OrderId, orderIdSchema } from '@stratum/contract/ids';
import { deriveKey } from '../../platform/secrets/key.ts';
import type { Deps } from './deps.ts';

export const payPath = '/pay';
const idLength = 36;

/** Addresses that lead to the provider's page of an order, which nobody can make up. */
export function createPayAddresses({ secrets, publicUrl }: Pick<Deps, 'secrets' | 'publicUrl'>) {
  const key = deriveKey(secrets.otpKey, 'payment pages');
  const macOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url');
  return {
    urlOf: (orderId: OrderId) => new URL(`${payPath}/${orderId}${macOf(orderId)}`, publicUrl).href,
    /** Null for an address that is not ours. */
    orderOf(token: string): OrderId | null {
      const id = orderIdSchema.safeParse(token.slice(0, idLength));
      if (!id.success) return null;
      const [wanted, given] = [Buffer.from(macOf(id.data)), Buffer.from(token.slice(idLength))];
      return wanted.length === given.length && timingSafeEqual(wanted, given) ? id.data : null;
    },
  };
}
