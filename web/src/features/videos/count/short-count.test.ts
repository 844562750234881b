import { expect, test } from 'vitest';
import { shortCount } from './short-count.ts';

test.each([
  [0, '0', '0', '0'],
  [999, '999', '999', '999'],
  [1000, '1,000', '1\u202f000', '1.000'],
  [1001, '1.0k', '1,0k', '1,0k'],
  [1299, '1.2k', '1,2k', '1,2k'],
  [999_999, '999.9k', '999,9k', '999,9k'],
  [1_000_000, '1000.0k', '1000,0k', '1000,0k'],
  [1_000_001, '1.0m', '1,0m', '1,0m'],
  [3_499_999, '3.4m', '3,4m', '3,4m'],
])('%i likes are said as %s', (count, en, fr, de) => {
  expect(shortCount(count, 'en')).toBe(en);
  expect(shortCount(count, 'fr')).toBe(fr);
  expect(shortCount(count, 'de')).toBe(de);
});
