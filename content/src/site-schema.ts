import type { Locale } from '@stratum/contract/locale';
import { locales } from '@stratum/contract/locale';
import { z } from 'zod';
import { localised, text, textBetween } from './texts-schema.ts';

/** What search engines and previews show of a description before they cut it. */
const description = textBetween(50, 160);

/** The documents of the public pages; each is `pages/<slug>.json`. */
export const documentSlugs = [
  'privacy-policy',
  'terms-and-conditions',
  'about-us',
  'program-overview',
  'technical-note',
] as const;

const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'is not words in small letters, joined by -');

const blockKinds = ['text', 'list', 'table', 'operator', 'works'] as const;

/** One of them: a paragraph, a list, a table, the operator's name and address, what the skills rest on. */
const block = z
  .strictObject({
    text: text.optional(),
    list: z.array(text).min(1, 'is empty').optional(),
    table: z
      .strictObject({ head: z.array(text).min(2), rows: z.array(z.array(text)).min(1) })
      .superRefine(({ head, rows }, context) => {
        rows.forEach((row, at) => {
          if (row.length === head.length) return;
          const message = `has ${row.length} cells, the head has ${head.length}`;
          context.addIssue({ code: 'custom', path: ['rows', at], message });
        });
      })
      .optional(),
    operator: z.literal(true).optional(),
    works: z.literal(true).optional(),
  })
  .refine((found) => Object.keys(found).length === 1, `is not one of ${blockKinds.join(', ')}`);

const section = z
  .strictObject({
    /** Its address inside the page, the same in every language. */
    id,
    sketch: z.enum(['answer', 'pile', 'next', 'line']).optional(),
    ...localised(() =>
      z.strictObject({ heading: text, blocks: z.array(block).min(1, 'is empty') }),
    ),
  })
  .superRefine((found, context) => {
    const shapeOf = (locale: Locale) =>
      found[locale].blocks.flatMap((part) => Object.keys(part)).join(', ');
    for (const locale of locales) {
      if (shapeOf(locale) === shapeOf('en')) continue;
      const message = `is ${shapeOf(locale)}, where English has ${shapeOf('en')}`;
      context.addIssue({ code: 'custom', path: [locale, 'blocks'], message });
    }
  });

const sections = z
  .array(section)
  .min(1, 'is empty')
  .superRefine((found, context) => {
    found.forEach((one, at) => {
      if (found.findIndex((other) => other.id === one.id) === at) return;
      context.addIssue({ code: 'custom', path: [at, 'id'], message: `is ${one.id} again` });
    });
  });

export const documentSchema = z.strictObject({
  changed: z.iso.date('is not a date written YYYY-MM-DD'),
  ...localised(() =>
    z.strictObject({ title: textBetween(1, 60), heading: text, description, lead: text }),
  ),
  sections,
});

export const authorSchema = z.strictObject({
  slug: id,
  ...localised(() => z.strictObject({ name: textBetween(1, 60), description, lead: text })),
  sections,
});

const link = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  z.strictObject({
    kind: z.enum(kinds),
    url: z.url({ protocol: /^https$/, hostname: /./, error: 'is not an https:// address' }),
  });

/** Where else the product is found: links that an operator replaces. */
export const siteSchema = z.strictObject({
  social: z.array(link(['instagram', 'linkedin', 'youtube', 'facebook'])),
  stores: z.array(link(['app_store', 'google_play'])),
});
