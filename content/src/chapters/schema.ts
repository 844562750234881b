import type { Locale } from '@stratum/contract/locale';
import { levelSchema, traitIdSchema } from '@stratum/contract/model';
import { z } from 'zod';
import { workIdSchema } from '../sources/work-id.ts';
import { countWords } from '../words.ts';

const lengths = { line: 110, words: { min: 850, max: 1300 }, sources: 3, signs: 3 } as const;

const text = z.string().trim().min(1, 'is empty');
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'is not lower-case words with hyphens');

const section = z.strictObject({
  heading: text,
  paragraphs: z.array(text).min(1, 'has no paragraph'),
  list: z.array(text),
});

const exercise = z.strictObject({
  title: text,
  setup: text,
  steps: z.array(text).min(2, 'has fewer than two steps'),
  end: text,
});

function chapterText(locale: Locale) {
  return z
    .strictObject({
      title: text,
      line: text.max(lengths.line, `has more than ${lengths.line} characters`),
      sections: z.array(section).min(4, 'has fewer than four sections'),
      exercise,
    })
    .superRefine(({ sections, exercise: { title, setup, steps, end } }, context) => {
      const parts = sections.flatMap(({ heading, paragraphs, list }) => [
        heading,
        ...paragraphs,
        ...list,
      ]);
      const words = [...parts, title, setup, ...steps, end]
        .map((part) => countWords(part, locale))
        .reduce((sum, count) => sum + count, 0);
      const { min, max } = lengths.words;
      if (words < min || words > max)
        context.addIssue(`has ${words} words, a chapter has ${min} to ${max}`);
    });
}

/** `chapters/NN-slug.json`: one step of the model, to be read in one sitting. */
export const chapterFileSchema = z.strictObject({
  slug,
  number: z.int().min(1),
  step: z
    .strictObject({ from: levelSchema, to: levelSchema })
    .refine(({ from, to }) => to === from + 1, 'is not a step of one level')
    .nullable(),
  minutes: z.int().min(1).max(20),
  traits: z.array(traitIdSchema).length(lengths.signs, `does not name ${lengths.signs} traits`),
  sources: z.array(workIdSchema).max(lengths.sources, `names more than ${lengths.sources} sources`),
  en: chapterText('en'),
  fr: chapterText('fr'),
  de: chapterText('de'),
});
export type ChapterFile = z.infer<typeof chapterFileSchema>;

const termText = z.strictObject({ term: text, definition: text });

/** `glossary.json`: the words of the model, each with one meaning. */
export const glossarySchema = z
  .strictObject({
    terms: z.array(
      z.strictObject({
        id: slug,
        related: z.array(slug),
        en: termText,
        fr: termText,
        de: termText,
      }),
    ),
  })
  .superRefine(({ terms }, context) => {
    const ids = new Set(terms.map(({ id }) => id));
    if (ids.size < terms.length) context.addIssue('names a term twice');
    terms.forEach(({ id, related }, at) => {
      related.forEach((other, place) => {
        if (!ids.has(other) || other === id)
          context.addIssue({
            code: 'custom',
            path: ['terms', at, 'related', place],
            message: `names ${other}, which is no other term`,
          });
      });
    });
  });
export type TermFile = z.infer<typeof glossarySchema>['terms'][number];
