import { type OrderId, orderIdSchema } from '@stratum/contract/ids';
import { deriveKey } from '../../platform/secrets/key.ts';
import { createSigner } from '../../platform/secrets/signer.ts';
import type { Deps } from './deps.ts';

export const payPath = '/pay';
const idLength = 36;

/** Addresses that lead to the provider's page of an order, which nobody can make up. */
export function createPayAddresses({ secrets, publicUrl }: Pick<Deps, 'secrets' | 'publicUrl'>) {
  const { sign, isGenuine } = createSigner(deriveKey(secrets.otpKey, 'payment pages'));
  return {
    urlOf: (orderId: OrderId) => new URL(`${payPath}/${orderId}${sign(orderId)}`, publicUrl).href,
    /** Null for an address that is not ours. */
    orderOf(token: string): OrderId | null {
      const id = orderIdSchema.safeParse(token.slice(0, idLength));
      return id.success && isGenuine(id.data, token.slice(idLength)) ? id.data : null;
    },
  };
}
