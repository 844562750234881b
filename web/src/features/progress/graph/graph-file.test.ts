import { expect, test } from 'vitest';
import { toCsv } from './graph-file.ts';

test('cells with commas, quotes or line breaks are quoted', () => {
  expect(
    toCsv([
      ['Month', 'Score'],
      ['May, 2026', 'say "so"'],
    ]),
  ).toBe('\u{feff}Month,Score\r\n"May, 2026","say ""so"""\r\n');
});
