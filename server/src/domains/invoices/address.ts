import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/secrets/key.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

export const paperPath = '/papers';
/** Milliseconds for which an address is good. */
const goodFor = 5 * 60_000;

interface AddressDeps {
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly publicUrl: string;
}

/** Signed addresses of papers, which are given to the buyer only. */
export function createPaperAddresses({ secrets, publicUrl }: AddressDeps) {
  const key = deriveKey(secrets.otpKey, 'invoices');
  const macOf = (id: string, until: string) =>
    createHmac('sha256', key).update(`${id} ${until}`).digest('base64url');
  return {
    urlOf(id: string, now: Date): string {
      const until = String(now.getTime() + goodFor);
      const url = new URL(`${paperPath}/${id}`, publicUrl);
      url.search = new URLSearchParams({ until, signature: macOf(id, until) }).toString();
      return url.href;
    },
    isGood(id: string, { until = '', signature = '' }: Signed, now: Date): boolean {
      const [wanted, given] = [Buffer.from(macOf(id, until)), Buffer.from(signature)];
      const isGenuine = wanted.length === given.length && timingSafeEqual(wanted, given);
      return isGenuine && now.getTime() < Number(until);
    },
  };
}

export interface Signed {
  readonly until?: string;
  readonly signature?: string;
}
