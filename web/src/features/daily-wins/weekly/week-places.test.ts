import { monthsUntil } from '@stratum/contract/months';
import { addDays, isoWeekSpan } from '@stratum/contract/plain-days';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineFrame } from '../../../shared/charts/level-line-geometry.ts';
import { spanOfMonths, weekPlaces } from './week-places.ts';

const lastMonth = fc
  .integer({ min: 0, max: 1199 })
  .map(
    (number) => `${2000 + Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`,
  );

test('the weeks of months lie side by side, none without width, within the plot', () => {
  fc.assert(
    fc.property(lastMonth, fc.integer({ min: 300, max: 760 }), (month, width) => {
      const months = monthsUntil(month, 12);
      const { from, to } = spanOfMonths(months);
      const weeks = [];
      for (let day = isoWeekSpan(from).from; day <= to; day = addDays(day, 7)) {
        weeks.push(isoWeekSpan(day));
      }
      const frame = lineFrame(width, 12);
      let end = frame.left;
      for (const place of weekPlaces(frame, months, weeks)) {
        expect(place.x).toBeGreaterThanOrEqual(end - 0.001);
        expect(place.width).toBeGreaterThan(0);
        end = place.x + place.width;
      }
      expect(end).toBeCloseTo(frame.column(11).x + frame.column(11).width);
    }),
  );
});

test('the middle of a month lies below its point', () => {
  const frame = lineFrame(640, 12);
  const months = monthsUntil('2026-11', 12);
  const [place] = weekPlaces(frame, months, [{ from: '2026-06-16', to: '2026-06-22' }]);
  expect(place?.x).toBeCloseTo(frame.x(6));
});
