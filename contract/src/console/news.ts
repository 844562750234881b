import { z } from 'zod';
import { daySchema } from '../calendar.ts';
import { consoleNewsEndpoints } from '../endpoints/console-news.ts';
import { requiredText } from '../fields.ts';
import type { Locale } from '../locale.ts';
import { administrators, defineRoutes } from '../route.ts';
import { newsLimits, newsLists } from './shop-words.ts';
import { versionSchema } from './version.ts';

/** Null in a language in which it is not shown. */
const textSchema = z
  .strictObject({
    title: requiredText(newsLimits.titleLength),
    text: requiredText(newsLimits.textLength),
  })
  .nullable();

const entrySchema = z.strictObject({
  list: z.enum(newsLists),
  /** Days by UTC, both included; null for no end. */
  from: daySchema,
  until: daySchema.nullable(),
  /** One of the product’s pictures. */
  picture: z.string().max(40).nullable(),
  /** A page of the product, without its language, or an address elsewhere. */
  link: z
    .string()
    .max(newsLimits.linkLength)
    .regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'invalid')
    .nullable(),
  /** In the languages in which it is shown. */
  texts: z
    .strictObject({ en: textSchema, fr: textSchema, de: textSchema } satisfies Record<
      Locale,
      typeof textSchema
    >)
    .refine((texts) => Object.values(texts).some(Boolean), { message: 'required' }),
  /** Is not shown, whatever its days say. */
  isHidden: z.boolean(),
});

const consoleNewsSchema = entrySchema.extend({
  id: z.string(),
  version: versionSchema,
  /** Whether it is the operator's, the content pack's, or the operator's in place of the pack's. */
  origin: z.enum(['own', 'pack', 'replaced']),
});
export type ConsoleNews = z.infer<typeof consoleNewsSchema>;

const isWindow = ({ from, until }: { from: string; until: string | null }) =>
  until === null || from <= until;
const windowError = { path: ['until'], message: 'span' };

export const consoleNewsRoutes = defineRoutes({
  consoleNews: {
    ...consoleNewsEndpoints.consoleNews,
    summary: 'All pieces of news and what the home page points at, past and coming ones too',
    access: administrators,
    reply: z.object({
      items: z.array(consoleNewsSchema),
      /** What can be shown beside a piece. */
      pictures: z.array(z.object({ id: z.string(), alt: z.string() })),
    }),
    errors: [],
  },
  addNews: {
    ...consoleNewsEndpoints.addNews,
    summary: 'Adds a piece of news, or something that the home page points at',
    access: administrators,
    body: entrySchema.refine(isWindow, windowError),
    reply: consoleNewsSchema,
    errors: [],
  },
  changeNews: {
    ...consoleNewsEndpoints.changeNews,
    summary: 'Changes a piece of news, also one of the content pack, or hides it',
    access: administrators,
    params: z.object({ newsId: z.string().max(80) }),
    body: entrySchema.extend({ version: versionSchema }).refine(isWindow, windowError),
    reply: consoleNewsSchema,
    errors: ['not_found', 'conflict'],
  },
});
