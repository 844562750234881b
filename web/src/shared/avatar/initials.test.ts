import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourOfName, initialsOf } from './initials.ts';

test.each([
  ['Ada Lindqvist', 'AL'],
  ['ada', 'A'],
  [' José  María Ñíguez ', 'JÑ'],
  ['å', 'Å'],
  ['👩‍🚀 Ride', '👩‍🚀R'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a colour is one of nine, and the same with and without the last name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const first = name.trim().split(/\s+/)[0] ?? '';
      const number = colourOfName(first);
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThanOrEqual(9);
      expect(colourOfName(`${first} Lindqvist`)).toBe(
        first === '' ? colourOfName('Lindqvist') : number,
      );
    }),
  );
});
