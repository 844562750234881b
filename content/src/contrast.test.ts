import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, hexColour, unreadableOn } from './contrast.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('black on white is 21, a colour on itself 1, and known pairs keep their ratio', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('contrast is the same both ways round and lies between 1 and 21', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(one).toMatch(hexColour);
      expect(contrast(one, other)).toBe(contrast(other, one));
      expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
      expect(contrast(one, other)).toBeLessThanOrEqual(21);
      expect(contrast(one, one)).toBe(1);
    }),
  );
});

test('a colour read on the light grounds is never read on the dark ones', () => {
  fc.assert(
    fc.property(colour, (one) => {
      expect(unreadableOn(one, 'light') === null && unreadableOn(one, 'dark') === null).toBe(false);
    }),
  );
});

test('the ground on which a colour fails is named: the page before the card', () => {
  expect(unreadableOn('#3f3a8a', 'light')).toBeNull();
  expect(unreadableOn('#767676', 'light')?.ground).toBe('#f3f5f4');
  expect(unreadableOn('#808080', 'dark')?.ground).toBe('#172026');
});
