import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typographyFaults } from './typography.ts';

describe('signs as they should be pass', () => {
  test.each([
    ['en', 'Finish the sentence: “After I have …, I will …” It’s yours.'],
    [
      'fr',
      'Écris au niveau\u00a04, en 10\u00a0min\u00a0: «\u202fLe lendemain, je…\u202f» Et après\u202f? À 1:24, l’essai\u202f; voilà.',
    ],
    ['de', 'In einem Satz: „Am Tag danach werde ich …“ Wo gibt’s mehr? Innen ist es warm.'],
  ] as const)('%s', (locale, text) => {
    expect(typographyFaults(text, locale)).toEqual([]);
  });
});

describe('one wrong sign is one fault', () => {
  test.each([
    ['en', 'a "straight" quote', 'has a straight quote'],
    ['de', "gibt's", 'has a straight apostrophe, ’ is meant'],
    ['en', 'Well done!', 'has an exclamation mark'],
    ['en', 'two  spaces', 'has a double space'],
    ['fr', 'ici\u00a0 \u202flà', 'has a double space'],
    ['en', 'an end ', 'begins or ends with a space'],
    ['en', 'and so on...', 'has three full stops, … is meant'],
    ['en', 'under Art. 6(1)(b) GDPR', 'lacks U+00A0 in the reference to a law'],
    ['de', 'Art.\u00a06 Abs.\u00a01 Buchst. b', 'lacks U+00A0 in the reference to a law'],
    ['fr', 'art.\u00a06, point b)', 'lacks U+00A0 in the reference to a law'],
    ['fr', '1\u1d49', 'has a sign that the product’s fonts lack'],
    ['en', 'a „quote“', 'has quotes of another language, “…” are meant'],
    ['fr', 'un “mot”', 'has quotes of another language, « … » are meant'],
    ['de', 'ein „Wort”', 'has quotes of another language, „…“ are meant'],
    ['de', 'ein “Wort“', 'opens a quote with “, „ is meant'],
    ['fr', 'un mot ; deux', 'lacks U+202F before ; ! ? or »'],
    ['fr', 'un mot; deux', 'lacks U+202F before ; ! ? or »'],
    ['fr', 'un mot\u00a0?', 'lacks U+202F before ; ! ? or »'],
    ['fr', '«\u202fmot »', 'lacks U+202F before ; ! ? or »'],
    ['fr', '« mot\u202f»', 'lacks U+202F after «'],
    ['fr', 'un mot : deux', 'lacks U+00A0 before a colon'],
    ['fr', 'un mot: deux', 'lacks U+00A0 before a colon'],
    ['fr', 'les 3: deux', 'lacks U+00A0 before a colon'],
    ['fr', 'encore 5 minutes', 'lacks U+00A0 between number and unit'],
    ['fr', 'valable {{days}} jours', 'lacks U+00A0 between number and unit'],
    ['fr', 'Niveau 4', 'lacks U+00A0 between number and unit'],
    ['fr', 'tu es prêt(e)', 'writes two genders at once'],
    ['fr', 'tu es prêt·e', 'writes two genders at once'],
    ['fr', 'un/une', 'writes two genders at once'],
    ['fr', 'prêt/e', 'writes two genders at once'],
    ['de', 'Nutzer*innen', 'writes two genders at once'],
    ['de', 'Nutzer:in', 'writes two genders at once'],
    ['de', 'Nutzer/innen', 'writes two genders at once'],
    ['de', 'Nutzer/-in', 'writes two genders at once'],
    ['de', 'NutzerInnen', 'writes two genders at once'],
  ] as const)('%s %s', (locale, text, problem) => {
    expect(typographyFaults(text, locale)).toEqual([problem]);
  });
});

test('a wrong sign is found wherever it stands', () => {
  const words = fc.stringMatching(/^[a-zé]{1,8}( [a-zé]{1,8}){0,4}$/);
  fc.assert(
    fc.property(words, words, fc.constantFrom('"', "'", '!'), (before, after, sign) => {
      expect(typographyFaults(`${before} ${after}`, 'en')).toEqual([]);
      expect(typographyFaults(`${before}${sign} ${after}`, 'en')).toHaveLength(1);
    }),
  );
});
