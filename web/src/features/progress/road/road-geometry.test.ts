import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stationPlaces } from './road-geometry.ts';

test('the road leads upward, within the drawing, whatever the number of stations', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (of) => {
      const places = stationPlaces(of);
      expect(places).toHaveLength(of);
      let before = { x: 0, y: 100 };
      for (const place of places) {
        expect(place.x).toBeGreaterThan(before.x);
        expect(place.y).toBeLessThan(before.y);
        before = place;
      }
      expect(before.y).toBeGreaterThan(0);
    }),
  );
});
