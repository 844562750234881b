import { deriveKey } from '../../platform/secrets/key.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { createSigner } from '../../platform/secrets/signer.ts';

export const paperPath = '/papers';
/** Milliseconds for which an address is good. */
const goodFor = 5 * 60_000;

interface AddressDeps {
  readonly secrets: Pick<Secrets, 'otpKey'>;
  readonly publicUrl: string;
}

/** Signed addresses of papers, which are given to the buyer only. */
export function createPaperAddresses({ secrets, publicUrl }: AddressDeps) {
  const { sign, isGenuine } = createSigner(deriveKey(secrets.otpKey, 'invoices'));
  return {
    urlOf(id: string, now: Date): string {
      const until = String(now.getTime() + goodFor);
      const url = new URL(`${paperPath}/${id}`, publicUrl);
      url.search = new URLSearchParams({ until, signature: sign(`${id} ${until}`) }).toString();
      return url.href;
    },
    isGood(id: string, { until = '', signature = '' }: Signed, now: Date): boolean {
      return isGenuine(`${id} ${until}`, signature) && now.getTime() < Number(until);
    },
  };
}

export interface Signed {
  readonly until?: string;
  readonly signature?: string;
}
