import { expect, test } from 'vitest';
import { withoutPersonalData } from './client-error-text.ts';

test.each([
  ['Failed for ada@example.org', 'Failed for <email>'],
  ['/en/result/01990000-0000-7000-8000-000000000001', '/en/result/:id'],
  ['https://stratum.test/en/login?return=%2Fprofile#a', 'https://stratum.test/en/login'],
  ['Call +44 2079460018', 'Call +44 #'],
  ['    at Radar (https://stratum.test/assets/charts-B3x.js:10:2345)', null],
  ["Cannot read properties of undefined (reading 'score')", null],
])('%s', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected ?? text);
});
