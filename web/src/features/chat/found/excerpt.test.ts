import { expect, test } from 'vitest';
import { searchWords } from '../../../shared/search/fold.ts';
import { excerptOf } from './excerpt.ts';

const long = 'We met at the bridge, where the fog was thick, and ran ten kilometres to the weir.';

test.each([
  ['a word near the beginning', long, 'bridge', long],
  ['nothing searched for', long, '', long],
  ['a word far on', long, 'weir', '… thick, and ran ten kilometres to the weir.'],
  ['a long word without a space before it', `${'x'.repeat(60)}weir`, 'weir', '… weir'],
])('%s', (_, text, sought, excerpt) => {
  expect(excerptOf(text, searchWords(sought))).toBe(excerpt);
});
