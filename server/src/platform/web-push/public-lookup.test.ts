import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createPublicLookup, isPublic } from './public-lookup.ts';

const lookUp = (...addresses: string[]) => {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const lookup = createPublicLookup((_hostname, _options, callback) => callback(null, found));
  return promisify(lookup)('push.test', { all: true });
};

test('a name with public addresses leads to them', async () => {
  expect(await lookUp('142.250.74.106', '2a00:1450:4001:80f::200a')).toEqual([
    { address: '142.250.74.106', family: 4 },
    { address: '2a00:1450:4001:80f::200a', family: 6 },
  ]);
});

test('a name with one address that is not public, or with none, leads nowhere', async () => {
  await expect(lookUp('142.250.74.106', '10.0.0.1')).rejects.toThrow('not public');
  await expect(lookUp()).rejects.toThrow('no address');
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});
