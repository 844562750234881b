import { type Locale, locales } from '@stratum/contract/locale';

interface Rule {
  readonly locales: readonly Locale[];
  /** Matches what is wrong. */
  readonly wrong: RegExp;
  readonly problem: string;
}

/** Signs as each language sets them: U+202F is the narrow no-break space, U+00A0 the wide one. */
const rules: readonly Rule[] = [
  { locales, wrong: /"/, problem: 'has a straight quote' },
  { locales, wrong: /'/, problem: 'has a straight apostrophe, ’ is meant' },
  { locales, wrong: /!/, problem: 'has an exclamation mark' },
  { locales, wrong: /[\s\u202f\u00a0]{2}/, problem: 'has a double space' },
  { locales, wrong: /^\s|\s$/, problem: 'begins or ends with a space' },
  { locales, wrong: /\.{3}/, problem: 'has three full stops, … is meant' },
  {
    locales,
    wrong: /\b([Aa]rt|Abs)\. \d|\bBuchst\. [a-z]\b|\bparagraphe \d|\bpoint [a-z]\)/,
    problem: 'lacks U+00A0 in the reference to a law',
  },
  { locales, wrong: /[\u2011ᵉ]/, problem: 'has a sign that the product’s fonts lack' },
  { locales: ['en'], wrong: /[„«»]/, problem: 'has quotes of another language, “…” are meant' },
  { locales: ['fr'], wrong: /[“”„]/, problem: 'has quotes of another language, « … » are meant' },
  { locales: ['de'], wrong: /[”«»]/, problem: 'has quotes of another language, „…“ are meant' },
  { locales: ['de'], wrong: /(^|[\s(])“/, problem: 'opens a quote with “, „ is meant' },
  { locales: ['fr'], wrong: /(^|[^\u202f])[;!?»]/, problem: 'lacks U+202F before ; ! ? or »' },
  { locales: ['fr'], wrong: /«([^\u202f]|$)/, problem: 'lacks U+202F after «' },
  // A time, 1:24, keeps its colon closed.
  { locales: ['fr'], wrong: /(^|[^\u00a0\d]):|\d:(?!\d)/, problem: 'lacks U+00A0 before a colon' },
  {
    locales: ['fr'],
    wrong:
      /(\d|\}\}) (minutes?|heures?|jours?|semaines?|mois|ans?|secondes?|points?|fois|mots|s|min|h|Mo|Ko|ko|km|m|€|%)(?!\p{L})|\bniveau (\d|\{\{)/iu,
    problem: 'lacks U+00A0 between number and unit',
  },
  {
    locales: ['fr'],
    wrong: /\((e|ne|le|trice)s?\)|\p{L}[·•/]\p{L}/u,
    problem: 'writes two genders at once',
  },
  {
    locales: ['de'],
    wrong: /\p{L}[*:_/]-?in(nen)?\b|\p{Ll}In(nen)?\b|\*/u,
    problem: 'writes two genders at once',
  },
];

/** What is wrong with the signs of a text; empty when nothing is. */
export function typographyFaults(text: string, locale: Locale): string[] {
  const broken = rules.filter((rule) => rule.locales.includes(locale) && rule.wrong.test(text));
  return [...new Set(broken.map(({ problem }) => problem))];
}
