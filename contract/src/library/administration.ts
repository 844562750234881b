import { z } from 'zod';
import { requiredText } from '../fields.ts';
import { habits } from '../habits.ts';
import { moduleIdSchema, uploadIdSchema, videoIdSchema } from '../ids.ts';
import type { Locale } from '../locale.ts';
import { traitIdSchema } from '../model.ts';
import { bucketSchema, secondSchema } from './video.ts';

/** Texts in the three languages. */
function localised<Text extends z.ZodType>(text: Text) {
  return z.strictObject({ en: text, fr: text, de: text } satisfies Record<Locale, Text>);
}

/** A film of ten hours, captioned every few seconds. */
const lengths = { captions: 5_000, chapters: 100, hours: 10, modules: 50, videos: 100 } as const;

const cueSchema = z
  .strictObject({ from: secondSchema, to: secondSchema, text: requiredText(200) })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'span' });

/** Each begins where the one before it has ended, or later. */
const captionsSchema = z
  .array(cueSchema)
  .max(lengths.captions)
  .superRefine((captions, context) => {
    const early = captions.findIndex(({ from }, at) => from < (captions[at - 1]?.to ?? 0));
    if (early !== -1) context.addIssue({ code: 'custom', path: [early, 'from'], message: 'span' });
  });

const videoTextSchema = z.strictObject({
  title: requiredText(80),
  description: requiredText(500),
  captions: captionsSchema,
  chapters: z
    .array(z.strictObject({ at: secondSchema, title: requiredText(80) }))
    .max(lengths.chapters),
});
export const videoTextsSchema = localised(videoTextSchema);
export type VideoTexts = z.infer<typeof videoTextsSchema>;

export const videoFileSchema = z.strictObject({
  uploadId: uploadIdSchema,
  /** Seconds, as the browser that has the film says. */
  duration: z
    .number()
    .min(1)
    .max(lengths.hours * 3_600),
});
export const posterSchema = z.strictObject({ uploadId: uploadIdSchema });

const moduleTextSchema = z.strictObject({
  title: requiredText(80),
  /** What to do this week. */
  act: requiredText(300),
  rule: z.strictObject({ habit: z.enum(habits), text: requiredText(120) }).nullable(),
});
export const moduleTextsSchema = localised(moduleTextSchema);

/** The films of a module, in their order. */
export const filmsSchema = z
  .array(videoIdSchema)
  .max(lengths.videos)
  .refine((ids) => new Set(ids).size === ids.length, 'invalid');

/** What was read of a film or module: sent back with a change, it keeps another one made meanwhile. */
export const readStateSchema = z.string().max(40);

/** A film with all that is shown of it, whether or not it is shown. */
export const administeredVideoSchema = z.object({
  id: videoIdSchema,
  /** What the content pack calls it; null where an administrator has added it. */
  slug: z.string().nullable(),
  hidden: z.boolean(),
  state: readStateSchema,
  duration: z.number(),
  poster: z.string(),
  sources: z.array(z.object({ type: z.string(), url: z.string() })),
  moduleIds: z.array(moduleIdSchema),
  texts: videoTextsSchema,
  likes: z.int(),
  views: z.int(),
});
export type AdministeredVideo = z.infer<typeof administeredVideoSchema>;

export const administeredModuleSchema = z.object({
  id: moduleIdSchema,
  slug: z.string().nullable(),
  hidden: z.boolean(),
  state: readStateSchema,
  traitId: traitIdSchema,
  bucket: bucketSchema,
  texts: moduleTextsSchema,
  videoIds: z.array(videoIdSchema),
});
export type AdministeredModule = z.infer<typeof administeredModuleSchema>;
