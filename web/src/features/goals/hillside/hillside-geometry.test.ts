import fc from 'fast-check';
import { expect, test } from 'vitest';
import { height, layerCount, layerPath, ledges, width } from './hillside-geometry.ts';

const shares = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 50 })
  .map((each) => each.toSorted((one, other) => one - other));

test('each ledge lies above the one before it and inside the drawing', () => {
  fc.assert(
    fc.property(shares, (given) => {
      const points = ledges(given);
      expect(points).toHaveLength(given.length + 1);
      for (const [index, { x, y }] of points.entries()) {
        const before = points[index - 1];
        expect(x).toBeGreaterThanOrEqual(before?.x ?? 0);
        expect(y).toBeLessThan(before?.y ?? height);
        expect(x).toBeLessThan(width);
      }
    }),
  );
});

test('layers never cross: at every ledge each lies below the one before', () => {
  fc.assert(
    fc.property(shares, (given) => {
      const edges = Array.from({ length: layerCount }, (_, layer) =>
        [...layerPath(ledges(given), layer).matchAll(/ ([\d.]+)(?=[CH])/g)].map(([, y]) =>
          Number(y),
        ),
      );
      for (const [layer, edge] of edges.entries()) {
        const above = edges[layer - 1];
        expect(edge.every((y, index) => y > (above?.[index] ?? 0))).toBe(true);
      }
    }),
  );
});
