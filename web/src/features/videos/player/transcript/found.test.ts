import { expect, test } from 'vitest';
import { found } from './found.ts';

test('words are found without accents, wherever they stand, and all else stays', () => {
  expect(found('Elle ne lit pas le calendrier', 'LIT')).toEqual([
    { text: 'Elle ne ', isFound: false },
    { text: 'lit', isFound: true },
    { text: ' pas le calendrier', isFound: false },
  ]);
  expect(found('Être là, être prêt', 'etre')?.filter((part) => part.isFound)).toEqual([
    { text: 'Être', isFound: true },
    { text: 'être', isFound: true },
  ]);
  expect(found('Straße', 'ß')?.map(({ text }) => text)).toEqual(['Stra', 'ß', 'e']);
  expect(found('a clock', 'watch')).toBeNull();
  expect(found('a clock', '  ')).toEqual([{ text: 'a clock', isFound: false }]);
});
