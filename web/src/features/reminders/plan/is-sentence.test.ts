import { expect, test } from 'vitest';
import { isSentence } from './is-sentence.ts';

test.each([
  'If it rains, I train at home.',
  'S’il pleut, je m’entraîne chez moi.',
  "s'il pleut, je reste",
  'Lorsque je rentre tard, je fais court.',
  'Dès que je suis fatiguée, je m’arrête.',
  'Wenn es regnet, trainiere ich zu Hause.',
])('%s says when by itself', (plan) => expect(isSentence(plan)).toBe(true));

test.each([
  'I train at home',
  'Sicher anfangen',
  'Iffy things wait',
  'dann trainiere ich zu Hause',
])('%s needs its obstacle before it', (plan) => expect(isSentence(plan)).toBe(false));
