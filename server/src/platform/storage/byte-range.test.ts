import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test('a part lies inside the file and begins where it was asked for', () => {
  const position = fc.nat({ max: 200 });
  fc.assert(
    fc.property(position, position, fc.integer({ min: 1, max: 100 }), (first, last, size) => {
      const range = byteRange(`bytes=${first}-${last}`, size);
      if (last < first) return range === null;
      if (first >= size) return range === 'outside';
      return (
        range !== null &&
        range !== 'outside' &&
        range.start === first &&
        range.end === Math.min(last, size - 1)
      );
    }),
  );
});

test('any header is understood or left aside', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat({ max: 50 }), (header, size) => {
      const range = byteRange(header, size);
      return range === null || range === 'outside' || range.end < size;
    }),
  );
  expect(byteRange('bytes=-5', 0)).toBe('outside');
});
