import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineFrame } from './level-line-geometry.ts';

test('the columns of the months stand side by side within the plot, each around its point', () => {
  const sizes = [fc.integer({ min: 260, max: 1200 }), fc.integer({ min: 2, max: 24 })] as const;
  fc.assert(
    fc.property(...sizes, (width, count) => {
      const { left, plotWidth, x, column } = lineFrame(width, count);
      let end = left;
      for (let index = 0; index < count; index += 1) {
        const { x: from, width: wide } = column(index);
        expect(from).toBeGreaterThanOrEqual(end - 0.001);
        expect(x(index)).toBeGreaterThan(from);
        end = from + wide;
        expect(x(index)).toBeLessThan(end);
      }
      expect(end).toBeLessThanOrEqual(left + plotWidth + 0.001);
    }),
  );
});
