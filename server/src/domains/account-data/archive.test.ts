import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonArray } from './archive.ts';

async function* rowsOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

test('the pieces together are the text of the whole list', async () => {
  const row = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()));
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
      const pieces = await Array.fromAsync(jsonArray(rowsOf(rows)));
      expect(pieces.join('')).toBe(`${JSON.stringify(rows, null, 2)}\n`);
    }),
  );
});

test('a row is asked for only once the one before has been taken', async () => {
  let asked = 0;
  async function* endless() {
    for (;;) yield { row: ++asked };
  }
  const pieces = jsonArray(endless());
  await pieces.next();
  await pieces.next();
  expect(asked).toBe(2);
  await pieces.return(undefined);
});
