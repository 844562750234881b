import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createShrinker } from './shrink.ts';

test('each pixel of the smaller picture is the average of its square', () => {
  const extent = fc.integer({ min: 1, max: 12 });
  const shapes = fc.record({
    width: extent,
    height: extent,
    factor: fc.integer({ min: 1, max: 5 }),
    channels: fc.constantFrom(3 as const, 4 as const),
  });
  const cases = shapes.chain((shape) => {
    const length = shape.width * shape.height * shape.channels;
    return fc.record({
      shape: fc.constant(shape),
      pixels: fc.uint8Array({ minLength: length, maxLength: length }),
    });
  });
  fc.assert(
    fc.property(cases, ({ shape, pixels }) => {
      const { width, height, channels, factor } = shape;
      const shrinker = createShrinker(shape);
      for (let y = 0; y < height; y += 1) {
        shrinker.addLine(pixels.subarray(y * width * channels, (y + 1) * width * channels));
      }
      const { picture } = shrinker;
      expect([picture.width, picture.height]).toEqual(
        [width, height].map((side) => Math.ceil(side / factor)),
      );
      for (const [at, value] of picture.data.entries()) {
        const left = (Math.floor(at / channels) % picture.width) * factor;
        const top = Math.floor(at / channels / picture.width) * factor;
        const square: number[] = [];
        for (let y = top; y < Math.min(top + factor, height); y += 1) {
          for (let x = left; x < Math.min(left + factor, width); x += 1) {
            square.push(pixels[(y * width + x) * channels + (at % channels)] ?? Number.NaN);
          }
        }
        const sum = square.reduce((total, one) => total + one, 0);
        expect(value).toBe(Math.round(sum / square.length));
      }
    }),
  );
});
