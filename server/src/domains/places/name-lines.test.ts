import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNameLinesBuilder } from './name-lines.ts';

function linesOf(rows: readonly (readonly string[])[]) {
  const builder = createNameLinesBuilder();
  for (const names of rows) {
    builder.startRow();
    for (const name of names) builder.add(name);
  }
  return builder.build();
}

function matchesOf(rows: readonly (readonly string[])[], query: string) {
  const found: string[] = [];
  linesOf(rows).find(query, (row, match) => found.push(`${row} ${match}`));
  return found;
}

test('a query meets whole names, beginnings and later words, and nothing inside a word', () => {
  const rows = [['lyon'], ['lyons'], ['neu lyon'], ['ablyon'], [], ['lyon', 'lyon sur mer']];
  expect(matchesOf(rows, 'lyon')).toEqual(['0 whole', '1 start', '5 whole', '5 start', '2 word']);
  expect(matchesOf(rows, 'neu l')).toEqual(['2 start']);
});

test('the rows found are those a plain search through the names finds', () => {
  const word = fc.stringMatching(/^[ab]{1,3}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const rows = fc.array(fc.array(name, { maxLength: 3 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(rows, name, (names, query) => {
      const plain = names.flatMap((each, row) =>
        each.some((text) => ` ${text}`.includes(` ${query}`)) ? [row] : [],
      );
      const found = matchesOf(names, query).map((match) => Number.parseInt(match, 10));
      expect([...new Set(found)].sort((a, b) => a - b)).toEqual(plain);
    }),
  );
});
