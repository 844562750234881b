import { expect, it } from 'vitest';
import { timeOfDay } from './greeting.tsx';

it('greets by the hour', () => {
  expect([4, 5, 11, 12, 17, 18, 23].map(timeOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
