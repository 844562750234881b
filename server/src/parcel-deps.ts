import type { Deps } from './deps.ts';
import {
  createFedEx,
  createFedExCheck,
  createFedExClient,
  createGoogleCheck,
  createRateTable,
} from './domains/shipping/index.ts';
import type { Config } from './platform/config.ts';

/** FedEx where the operator has an account there, else the rate table; Google says most about addresses. */
export function parcelDepsOf(
  config: Config,
  { pack, clock }: Pick<Deps, 'pack' | 'clock'>,
): Pick<Deps, 'carrier' | 'addressCheck'> {
  const google = config.GOOGLE_PLACES_KEY
    ? createGoogleCheck({ key: config.GOOGLE_PLACES_KEY })
    : null;
  const {
    FEDEX_CLIENT_ID: clientId,
    FEDEX_CLIENT_SECRET: clientSecret,
    FEDEX_ACCOUNT: accountNumber,
    FEDEX_SENDER: sender,
    FEDEX_ORIGIN: origin,
  } = config;
  if (!clientId || !clientSecret || !accountNumber || !sender)
    return { carrier: createRateTable(pack), addressCheck: google };
  const client = createFedExClient({ clientId, clientSecret, accountNumber, origin }, { clock });
  const from = { country: sender.slice(0, 2), postalCode: sender.slice(3) };
  return {
    carrier: createFedEx(client, { accountNumber, sender: from }),
    addressCheck: google ?? createFedExCheck(client),
  };
}
