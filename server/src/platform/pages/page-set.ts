import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { OperatorFacts } from '@stratum/contract/operator';
import { localeSchema } from '@stratum/contract/person';
import { inTheme, type Theme } from '@stratum/contract/theme';
import { z } from 'zod';
import { contentSecurityPolicy, permissionsPolicy } from '../http/security-headers.ts';
import { factsIn, withOperator } from './operator.ts';

const pagesSchema = z.array(
  z.object({
    /** An address without its language, such as `/dashboard`, or a public one such as `/fr`. */
    path: z.string(),
    locale: localeSchema,
    file: z.string(),
    styleHashes: z.array(z.string()),
    /** Whether it is made of the content pack. */
    isPublic: z.boolean().optional(),
  }),
);
type PageEntry = z.infer<typeof pagesSchema>[number];

/** A page as it is sent. */
interface PageBody {
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
}

export interface Page {
  readonly entry: PageEntry;
  readonly policy: string;
  readonly permissions: string;
  /** Made when first asked for, and kept. */
  bodyIn(theme: Theme): Promise<PageBody>;
}

/** What is filled into built pages as the server starts. */
export interface SiteFacts {
  readonly publicUrl: string;
  readonly operator: OperatorFacts;
  /** False to take the service worker away from browsers that have one. */
  readonly serviceWorker: boolean;
  /** Where files are besides the product's own origin: a bucket's. */
  readonly fileOrigin?: string | null;
  /** Pages that may record sound, by their addresses without a language. */
  readonly recordingPages?: readonly string[];
}

/** Stands in built pages where their public address belongs. */
const originPlaceholder = 'https://origin.invalid';
const compress = promisify(brotliCompress);

/** Public pages that were rendered from another content pack than that of the build. */
export const renderedPagesSchema = z.object({
  pages: pagesSchema.element.extend({ html: z.string() }).array(),
  sitemap: z.string(),
});
export type RenderedPages = z.infer<typeof renderedPagesSchema>;

/**
 * The built pages, completed with what the server knows, held in memory.
 * @param rendered takes the place of the public ones
 */
export async function loadPages(
  folder: string,
  site: SiteFacts,
  rendered: RenderedPages | null = null,
): Promise<Page[]> {
  const built = pagesSchema.parse(JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')));
  const entries = rendered
    ? [...rendered.pages, ...built.filter(({ isPublic }) => !isPublic)]
    : built;
  const given = new Map(rendered?.pages.map(({ file, html }) => [file, html]));
  const textOf = async (file: string) =>
    given.get(file) ?? (await readFile(join(folder, file), 'utf8'));
  const byFile = new Map<string, Promise<Page['bodyIn']>>();
  return Promise.all(
    entries.map(async (entry) => {
      const loaded = byFile.get(entry.file) ?? loadPage(textOf(entry.file), entry, site);
      byFile.set(entry.file, loaded);
      const policy = contentSecurityPolicy(entry.styleHashes, site.fileOrigin);
      const permissions = permissionsPolicy(site.recordingPages?.includes(entry.path));
      return { entry, policy, permissions, bodyIn: await loaded };
    }),
  );
}

async function loadPage(
  text: Promise<string>,
  { locale }: PageEntry,
  { publicUrl, operator }: SiteFacts,
): Promise<Page['bodyIn']> {
  const built = withOrigin(await text, publicUrl);
  const page = withOperator(built, factsIn(locale, operator));
  const bodies = new Map<Theme, Promise<PageBody>>();
  return (theme) => {
    const body = bodies.get(theme) ?? bodyOf(inTheme(page, theme));
    bodies.set(theme, body);
    return body;
  };
}

/** @param built a file in which a placeholder stands for the public address */
export function withOrigin(built: string, publicUrl: string): string {
  return built.replaceAll(originPlaceholder, () => publicUrl.replace(/\/$/, ''));
}

async function bodyOf(page: string): Promise<PageBody> {
  const html = Buffer.from(page);
  const brotli = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const digest = await crypto.subtle.digest('SHA-256', html);
  return { html, brotli, etag: `"${Buffer.from(digest).toString('base64url').slice(0, 24)}"` };
}
