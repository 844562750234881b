import { categorySlugs } from '@stratum/contract/categories';
import { limits } from '@stratum/contract/limits';
import { type Locale, locales } from '@stratum/contract/locale';
import {
  categorySchema,
  helpTopicSchema,
  levelSchema,
  traitIdSchema,
} from '@stratum/contract/model';
import { z } from 'zod';
import { hexColour, minimumContrast, type Theme, unreadableOn } from './contrast.ts';
import { localised, text, textOf } from './texts-schema.ts';
import { countWords } from './words.ts';

const lengths = {
  definition: { min: 40, max: 70 },
  caution: 240,
  behaviour: 160,
  statement: 110,
  tip: 200,
} as const;
const statementIds = ['a', 'b', 'c'] as const;
const traitsPerCategory = 5;

function definitionIn(locale: Locale) {
  const { min, max } = lengths.definition;
  return text.superRefine((value, context) => {
    const words = countWords(value, locale);
    if (words < min || words > max)
      context.addIssue(`has ${words} words, a definition has ${min} to ${max}`);
  });
}

function colourIn(theme: Theme) {
  return z
    .string()
    .regex(hexColour, { error: 'is not a colour written #rrggbb', abort: true })
    .superRefine((colour, context) => {
      const found = unreadableOn(colour, theme);
      if (found === null) return;
      const { ground, ratio } = found;
      context.addIssue(
        `has contrast ${ratio.toFixed(2)} on ${ground}, ${minimumContrast} is needed`,
      );
    });
}

/** A list whose items carry a number or name of their own, fixed by the place they stand at. */
function inOrder<Item extends z.ZodType, Value>(
  item: Item,
  key: string,
  values: readonly Value[],
  valueOf: (item: z.output<Item>) => Value,
) {
  return z
    .array(item)
    .length(values.length, `does not have exactly ${values.length} entries`)
    .superRefine((items, context) => {
      items.forEach((entry, at) => {
        if (valueOf(entry) !== values[at])
          context.addIssue({
            code: 'custom',
            path: [at, key],
            message: `is not ${String(values[at])}, which belongs here`,
          });
      });
    });
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

const level = z.strictObject({
  number: levelSchema,
  colours: z.strictObject({ light: colourIn('light'), dark: colourIn('dark') }),
  ...localised(() => z.strictObject({ name: text, line: text, description: text })),
});

const category = z.strictObject({
  slug: categorySchema,
  traits: z
    .array(traitIdSchema)
    .length(traitsPerCategory, `does not list exactly ${traitsPerCategory} traits`),
  ...localised(() => z.strictObject({ name: text, line: text })),
});

/** The share of the occasions that a label stands for is the one its level is scored by. */
const answer = z
  .strictObject({
    value: z.int(),
    level: levelSchema,
    share: z.number().min(0).max(1),
    ...localised(() => z.strictObject({ label: text, share: text })),
  })
  .superRefine(({ level: scored, share }, context) => {
    const meant = 1 + share * (limits.levels - 1);
    if (scored === meant) return;
    const message = `is scored as level ${scored}, this share is level ${meant}`;
    context.addIssue({ code: 'custom', path: ['share'], message });
  });

const step = z.int().min(1).max(limits.scaleSteps);

const statement = z.strictObject({
  id: z.enum(statementIds),
  reversed: z.boolean(),
  /** What somebody on level 1 answers, who never does this at all. */
  levelOne: step,
  /** What somebody on level 9 answers in a bad month. */
  levelNineInABadMonth: step,
});

export const packSchema = z.strictObject({ version: z.string().regex(/^\d{4}\.\d{2}(\.\d+)?$/) });

export const levelsSchema = z.strictObject({
  levels: inOrder(level, 'number', upTo(limits.levels), ({ number }) => number),
});

export const categoriesSchema = z
  .strictObject({ categories: inOrder(category, 'slug', categorySlugs, ({ slug }) => slug) })
  .superRefine(({ categories }, context) => {
    const seen = new Set<string>();
    categories.forEach(({ traits }, at) => {
      traits.forEach((trait, place) => {
        if (seen.has(trait))
          context.addIssue({
            code: 'custom',
            path: ['categories', at, 'traits', place],
            message: `names ${trait} a second time`,
          });
        seen.add(trait);
      });
    });
  });

export const scaleSchema = z.strictObject({
  answers: inOrder(answer, 'value', upTo(limits.scaleSteps), ({ value }) => value),
});

const trait = z.strictObject({
  id: traitIdSchema,
  category: categorySchema,
  help: helpTopicSchema.optional(),
  statements: inOrder(statement, 'id', statementIds, ({ id }) => id),
  ...localised((locale) =>
    z.strictObject({
      name: text,
      caution: textOf(lengths.caution).optional(),
      definition: definitionIn(locale),
      behaviours: z
        .array(textOf(lengths.behaviour))
        .length(limits.levels, `does not have exactly ${limits.levels} levels`),
      statements: z.strictObject({
        a: textOf(lengths.statement),
        b: textOf(lengths.statement),
        c: textOf(lengths.statement),
      }),
      /** At n - 1 the one for the step from level n to n + 1. */
      tips: z
        .array(textOf(lengths.tip))
        .length(limits.levels - 1, `does not have exactly ${limits.levels - 1} steps`),
    }),
  ),
});

/** Whoever needs the help has to be told so: a skill with a topic cautions in every language. */
export const traitSchema = trait.superRefine((found, context) => {
  for (const locale of locales) {
    if ((found.help === undefined) === (found[locale].caution === undefined)) continue;
    const message = found.help ? 'is missing beside help' : 'stands without help';
    context.addIssue({ code: 'custom', path: [locale, 'caution'], message });
  }
});

export type Level = z.infer<typeof level>;
export type Category = z.infer<typeof category>;
export type Answer = z.infer<typeof answer>;
export type Trait = z.infer<typeof traitSchema>;
