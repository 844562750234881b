import { expect, test } from 'vitest';
import { wordFaults } from './word-list.ts';

test.each([
  ['en', 'Log in to see each trait', 2],
  ['en', 'Sign in to see each skill of your organisation', 0],
  ['en', 'a portrait of the programme: {{trait}}', 0],
  ['en', 'Login', 0],
  ['fr', 'Ton image de profil', 1],
  ['fr', 'Tu te situes au niveau\u00a04, et tu es sur le point de changer', 0],
  ['fr', 'Quand tu es prêt', 1],
  ['de', 'Alle Ressourcen', 1],
  ['de', 'Ada ist jetzt Admin und gibt Auskunft', 0],
] as const)('%s “%s” has %i words that are not ours', (locale, text, count) => {
  expect(wordFaults(text, locale)).toHaveLength(count);
});
