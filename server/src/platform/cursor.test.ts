import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyRow } from './cursor.ts';

test('a walk through a list gives every row once, and has asked for a page more at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 250 }), async (length) => {
      let read = 0;
      let largest = 0;
      const walk = everyRow(async (last: number | undefined, limit) => {
        largest = limit;
        const first = last === undefined ? 0 : last + 1;
        const page = Array.from({ length: Math.min(limit, length - first) }, (_, n) => first + n);
        read += page.length;
        return page;
      });
      const rows: number[] = [];
      for await (const row of walk) {
        rows.push(row);
        expect(read - rows.length).toBeLessThan(largest);
      }
      expect(rows).toEqual(Array.from({ length }, (_, n) => n));
    }),
  );
});
