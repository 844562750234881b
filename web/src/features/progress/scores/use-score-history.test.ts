import { expect, it } from 'vitest';
import { yearsToRead } from './use-score-history.ts';

it('the years to read are those with a value, however far apart', () => {
  const years = [
    { year: 2023, hasData: true },
    { year: 2024, hasData: false },
    { year: 2026, hasData: true },
  ];
  expect(yearsToRead({ years })).toEqual(['2023', '2026']);
});
