import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameOriginPath } from './return-address.ts';

const origin = 'https://stratum.test';

/** Made of what parsers of addresses have been led astray by. */
const misleading = fc.string({
  unit: fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2e',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    '\u0000',
    'evil',
  ),
  maxLength: 12,
});
const address = fc.oneof(
  misleading.map((rest) => `/${rest}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string(),
);

const attacks = [
  '/.//elsewhere.test/phish',
  '/..//elsewhere.test/phish',
  '/%2e//elsewhere.test/phish',
  '/.\\/elsewhere.test/phish',
  '/fr/..//elsewhere.test',
  '/.//stratum.test/dashboard',
  '//elsewhere.test/dashboard',
  '/\\elsewhere.test',
  '/\t/elsewhere.test',
  'https://elsewhere.test/dashboard',
  'https://stratum.test/dashboard',
  'javascript:alert(1)',
  'dashboard',
  '//',
  '',
];

describe('the path of an address on this origin', () => {
  test.each(['/', '/dashboard', '/fr/self-assessment', '/graphview?month=2026-03#radar'])(
    'is all of %s',
    (ours) => expect(sameOriginPath(ours, origin)).toBe(ours),
  );

  test.each(attacks)('is none for %j', (attack) =>
    expect(sameOriginPath(attack, origin)).toBeNull(),
  );

  test('resolves to this origin, whatever was given, and never reads as a host', () => {
    fc.assert(
      fc.property(address, (given) => {
        const path = sameOriginPath(given, origin);
        if (path === null) return;
        expect(new URL(path, origin).origin).toBe(origin);
        expect(path).toMatch(/^\/(?![/\\])/);
      }),
      { examples: attacks.map((attack): [string] => [attack]), numRuns: 500 },
    );
  });
});
