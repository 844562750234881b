import type { Address, AddressPart } from '@stratum/contract/shop/address';
import { z } from 'zod';
import { type AddressCheck, verdictOn } from './address-check.ts';

interface GoogleOptions {
  readonly key: string;
  readonly origin?: string;
  /** Milliseconds. Somebody waits to go on. */
  readonly timeout?: number;
}

/** Google did not validate an address. Holds neither the key nor the address. */
class AddressValidationError extends Error {
  override name = 'AddressValidationError';
}

const replySchema = z.object({
  result: z.object({
    verdict: z.object({
      validationGranularity: z.string().default('OTHER'),
      addressComplete: z.boolean().default(false),
      hasUnconfirmedComponents: z.boolean().default(false),
    }),
    address: z.object({
      postalAddress: z.object({
        postalCode: z.string().optional(),
        administrativeArea: z.string().optional(),
        locality: z.string().optional(),
        addressLines: z.array(z.string()).default([]),
      }),
    }),
  }),
});
type Result = z.output<typeof replySchema>['result'];

/** To the house: what Google confirms less finely it has not found. */
const confirmed = new Set(['SUB_PREMISE', 'PREMISE', 'PREMISE_PROXIMITY']);

/** Google's Address Validation API. */
export function createGoogleCheck(options: GoogleOptions): AddressCheck {
  const { key, origin = 'https://addressvalidation.googleapis.com', timeout = 4_000 } = options;
  const url = new URL('/v1:validateAddress', origin);
  return {
    async check({ address }) {
      const { line1, line2, postalCode, city, state, country } = address;
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        body: JSON.stringify({
          address: {
            regionCode: country,
            postalCode,
            locality: city,
            ...(state !== undefined && { administrativeArea: state }),
            addressLines: [line1, line2].filter(Boolean),
          },
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new AddressValidationError(`status ${response.status}`);
      const reply = replySchema.safeParse(await response.json());
      if (!reply.success) throw new AddressValidationError('an answer of another shape');
      return verdictOf(address, reply.data.result);
    },
  };
}

function verdictOf(address: Address, { verdict, address: known }: Result) {
  const isFound = confirmed.has(verdict.validationGranularity) && !verdict.hasUnconfirmedComponents;
  const unchecked: AddressPart[] = isFound ? [] : ['line1', 'line2'];
  const better = partsOf(address, known.postalAddress);
  return { ...verdictOn(address, better, isFound ? 'valid' : 'not_checked'), unchecked };
}

/** Google's lines end with what stands beside them in a country: they are taken where they are as many as ours. */
function partsOf(address: Address, known: Result['address']['postalAddress']): Partial<Address> {
  const [line1, line2] = known.addressLines;
  const isAlike = known.addressLines.length === (address.line2 === undefined ? 1 : 2);
  return {
    ...(known.postalCode && { postalCode: known.postalCode }),
    ...(known.locality && { city: known.locality }),
    ...(address.state !== undefined &&
      known.administrativeArea && { state: known.administrativeArea }),
    ...(isAlike && line1 && { line1 }),
    ...(isAlike && line2 && { line2 }),
  };
}
