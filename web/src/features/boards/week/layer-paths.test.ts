import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layersOf } from './layer-paths.ts';

test('layers lie on each other: each begins where the one below it ends, and nothing has no layer', () => {
  const amounts = fc.array(fc.nat(40), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(amounts, (given) => {
      const full = Math.max(
        1,
        given.reduce((sum, amount) => sum + amount, 0),
      );
      const layers = layersOf(given, { full, height: 100 });
      expect(layers.map((layer) => layer !== null)).toEqual(given.map((amount) => amount > 0));
      const drawn = layers.filter((layer) => layer !== null);
      for (const [place, { path }] of drawn.entries()) {
        const below = drawn[place - 1]?.edge.slice(1).split('C')[0] ?? '0 100';
        expect(path.endsWith(`${below}Z`)).toBe(true);
      }
    }),
  );
});
