import { expect, test } from 'vitest';
import { createFedExCheck } from './addresses.ts';
import { address, createFedExAt, json, token } from './testing/fedex.ts';

const resolved = (over: object) =>
  json({
    output: {
      resolvedAddresses: [
        {
          streetLinesToken: ['7372 PARKRIDGE BLVD'],
          city: 'IRVING',
          stateOrProvinceCode: 'TX',
          postalCode: '75063',
          countryCode: 'US',
          classification: 'BUSINESS',
          attributes: { Resolved: 'true', DPV: 'true' },
          ...over,
        },
      ],
    },
  });

test.each([
  ['as it is known', {}, 'valid', null],
  ['with another postal code', { postalCode: '75063-8659' }, 'suggestion', '75063-8659'],
  ['that FedEx cannot resolve', { attributes: { Resolved: 'false' } }, 'not_checked', null],
])('an address %s', async (_what, over, verdict, postalCode) => {
  const { client } = await createFedExAt(token(), resolved(over));
  const query = { address, locale: 'en', network: '127.0.0.1' } as const;
  const found = await createFedExCheck(client).check(query);
  expect(found.verdict).toBe(verdict);
  expect(found.suggestion).toEqual(postalCode && { ...address, postalCode });
});
