import type { Address } from '@stratum/contract/shop/address';
import { z } from 'zod';
import { type AddressCheck, verdictOn } from '../addresses/address-check.ts';
import type { FedExClient } from './client.ts';
import { addressForFedEx } from './rates.ts';
import { postalStateCode } from './state-codes.ts';

const flag = z.union([z.boolean(), z.string()]).transform((value) => String(value) === 'true');
const replySchema = z.object({
  output: z.object({
    resolvedAddresses: z
      .array(
        z.object({
          streetLinesToken: z.array(z.string()).default([]),
          city: z.string().optional(),
          stateOrProvinceCode: z.string().optional(),
          postalCode: z.string().optional(),
          attributes: z.object({ Resolved: flag.default(false) }).optional(),
        }),
      )
      .min(1),
  }),
});
type Resolved = z.output<typeof replySchema>['output']['resolvedAddresses'][number];

/** Address Validation. What FedEx has not resolved it only repeats. */
export function createFedExCheck(client: FedExClient): AddressCheck {
  return {
    async check({ address }) {
      const { output } = await client.post(
        '/address/v1/addresses/resolve',
        { addressesToValidate: [{ address: addressForFedEx(address) }] },
        replySchema,
      );
      const [resolved] = output.resolvedAddresses;
      if (!resolved?.attributes?.Resolved)
        return { verdict: 'not_checked', suggestion: null, unchecked: ['line1', 'line2'] };
      return { ...verdictOn(address, partsOf(address, resolved), 'valid'), unchecked: [] };
    },
  };
}

function partsOf(address: Address, resolved: Resolved): Partial<Address> {
  const [line1, line2] = resolved.streetLinesToken;
  const code = postalStateCode(address.country, address.state);
  const isOther = code !== null && code !== (resolved.stateOrProvinceCode ?? code);
  return {
    ...(line1 && { line1 }),
    ...(line2 && address.line2 !== undefined && { line2 }),
    ...(resolved.city && { city: resolved.city }),
    ...(resolved.postalCode && { postalCode: resolved.postalCode }),
    ...(isOther && { state: resolved.stateOrProvinceCode }),
  };
}
