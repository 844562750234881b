import { habits } from '@stratum/contract/habits';
import { buckets } from '@stratum/contract/library/buckets';
import { type Locale, locales } from '@stratum/contract/locale';
import { traitIdSchema } from '@stratum/contract/model';
import { z } from 'zod';
import { localised, text, textOf } from '../texts-schema.ts';

/** Two lines under the frame; characters a second that can be read where no voice is heard; seconds. */
const lengths = {
  title: 40,
  description: 320,
  caption: 84,
  perSecond: 13,
  shown: { min: 1, max: 7 },
  act: 200,
  rule: 80,
  duration: { min: 60, max: 90 },
} as const;

const caption = z.strictObject({
  /** Seconds from the start. */
  from: z.number().min(0),
  to: z.number(),
  text: textOf(lengths.caption),
});

const moduleText = z.strictObject({
  title: textOf(lengths.title),
  /** What to do this week. */
  act: textOf(lengths.act),
  /** As the rule of a habit, where it can be one. */
  rule: textOf(lengths.rule).optional(),
});

const lessonText = z.strictObject({
  title: textOf(lengths.title),
  description: textOf(lengths.description),
  captions: z.array(caption).min(6, 'has fewer than 6 captions'),
  modules: z.strictObject({ foundations: moduleText, growth: moduleText, mastery: moduleText }),
});

/** `library/TRAIT.json`: what the film of a skill says, and what to do after it. */
export const lessonSchema = z
  .strictObject({
    trait: traitIdSchema,
    duration: z.int().min(lengths.duration.min).max(lengths.duration.max),
    /** The habit that rules are of. */
    habit: z.enum(habits).optional(),
    chapters: z
      .array(z.strictObject({ at: z.number().min(0), ...localised(() => text) }))
      .length(4, 'does not have the four beats'),
    ...localised(() => lessonText),
  })
  .superRefine((lesson, context) => {
    for (const locale of locales) {
      for (const { path, message } of [
        ...captionFaults(lesson, locale),
        ...ruleFaults(lesson, locale),
      ])
        context.addIssue({ code: 'custom', path: [locale, ...path], message });
    }
    for (const [place, { at }] of lesson.chapters.entries()) {
      const before = lesson.chapters[place - 1]?.at ?? -1;
      if (at <= before || at >= lesson.duration)
        context.addIssue({
          code: 'custom',
          path: ['chapters', place, 'at'],
          message: 'is not in order',
        });
    }
  });
export type LessonFile = z.infer<typeof lessonSchema>;

interface TextFault {
  readonly path: (string | number)[];
  readonly message: string;
}

function captionFaults({ duration, ...texts }: LessonFile, locale: Locale): TextFault[] {
  const { captions } = texts[locale];
  return captions.flatMap((each, place) => {
    const before = captions[place - 1]?.to ?? 0;
    const problem = timeProblem(each, before, duration);
    return problem === null ? [] : [{ path: ['captions', place], message: problem }];
  });
}

function timeProblem(
  { from, to, text: words }: z.infer<typeof caption>,
  before: number,
  duration: number,
): string | null {
  if (from < before) return 'begins before the one before it ends';
  if (to > duration) return 'stands longer than the film';
  const shown = to - from;
  const { min, max } = lengths.shown;
  if (shown < min || shown > max) return `is shown ${shown} seconds, ${min} to ${max} are right`;
  const needed = [...words].length / lengths.perSecond;
  return needed <= shown ? null : `leaves ${shown} seconds to read what needs ${needed.toFixed(1)}`;
}

/** A rule belongs to a habit: where the one is missing the other says nothing. */
function ruleFaults({ habit, ...texts }: LessonFile, locale: Locale): TextFault[] {
  return buckets.flatMap((bucket) => {
    const { rule } = texts[locale].modules[bucket];
    if (rule === undefined || habit !== undefined) return [];
    return [{ path: ['modules', bucket, 'rule'], message: 'stands without a habit' }];
  });
}
