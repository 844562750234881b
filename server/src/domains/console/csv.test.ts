import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

/** Reads a line back as spreadsheets do. */
function readLine(line: string): string[] {
  const cells = `,${line.replace(/\r\n$/, '')}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,"]*))/g);
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

test('a line is read back as it was written, and no text of it is run as a formula', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', '+x', '-x', '@x', '\tx', '\rx', 'a\r\nb'),
  );
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (texts) => {
      const read = readLine(csvLine(texts));
      expect(read.map((cell, index) => (cell === texts[index] ? cell : cell.slice(1)))).toEqual(
        texts,
      );
      expect(read.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});

test('numbers stay numbers, and nothing is nothing', () => {
  expect(csvLine([-1, null, true, 'a "b"'])).toBe('-1,,true,"a ""b"""\r\n');
});
