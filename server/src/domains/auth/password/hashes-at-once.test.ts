import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashesAtOnce } from './hashing.ts';

const processors = fc.integer({ min: 1, max: 1024 });

test('hashing leaves half of the threads to files, and a processor to the event loop', () => {
  fc.assert(
    fc.property(processors, fc.integer({ min: 2, max: 1024 }), (count, threads) => {
      const hashing = hashesAtOnce(count, threads);
      expect(hashing).toBeGreaterThanOrEqual(1);
      expect(threads - hashing).toBeGreaterThanOrEqual(threads / 2);
      if (count > 1) expect(hashing).toBeLessThan(count);
    }),
  );
});

test('with the default of four threads two hashes run at once, however large the machine', () => {
  fc.assert(
    fc.property(processors, (count) => {
      expect(hashesAtOnce(count, 4)).toBeLessThanOrEqual(2);
    }),
  );
  expect(hashesAtOnce(64, 4)).toBe(2);
});
