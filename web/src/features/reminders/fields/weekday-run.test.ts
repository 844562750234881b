import { weekdays } from '@stratum/contract/plain-days';
import { expect, test } from 'vitest';
import { weekdayRun } from './weekday-run.ts';

test('every run of four to six days is found from any day, and no other choice is one', () => {
  for (const [start] of weekdays.entries()) {
    for (const length of [4, 5, 6]) {
      const places = Array.from({ length }, (_, index) => (start + index) % 7);
      const chosen = weekdays.filter((_, place) => places.includes(place));
      expect(weekdayRun(chosen)).toEqual({
        from: weekdays[start],
        to: weekdays[(start + length - 1) % 7],
      });
    }
  }
  expect(weekdayRun(['Monday', 'Tuesday', 'Wednesday'])).toBeNull();
  expect(weekdayRun(['Monday', 'Tuesday', 'Thursday', 'Friday'])).toBeNull();
  expect(weekdayRun(weekdays)).toBeNull();
});
