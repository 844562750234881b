import { fileShapeSchema } from '@stratum/contract/message';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { livePeaks, peaksOf } from './peaks.ts';

const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3_000 });

test('a recording of any length has peaks that a message can carry', () => {
  fc.assert(
    fc.property(levels, (given) => {
      expect(fileShapeSchema.safeParse({ peaks: peaksOf(given) }).error).toBeUndefined();
      expect(livePeaks(given)).toHaveLength(64);
    }),
  );
});

test('the loudest moment is a bar of full height, where it was', () => {
  const given = Array.from({ length: 640 }, (_, at) => (at === 325 ? 0.4 : 0.1));
  expect(peaksOf(given)[32]).toBe(31);
  expect(peaksOf(given).filter((peak) => peak === 31)).toHaveLength(1);
});
