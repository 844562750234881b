import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { localeSchema } from '@stratum/contract/person';
import { z } from 'zod';
import { contentSecurityPolicy } from '../http/security-headers.ts';

const pagesSchema = z.array(
  z.object({
    /** An address without its language, such as `/dashboard`, or a public one such as `/fr`. */
    path: z.string(),
    locale: localeSchema,
    file: z.string(),
    styleHashes: z.array(z.string()),
  }),
);
type PageEntry = z.infer<typeof pagesSchema>[number];

export interface Page {
  readonly entry: PageEntry;
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
  readonly policy: string;
}

/** Stands in built pages where their public address belongs, which only the server knows. */
const originPlaceholder = 'https://origin.invalid';
const compress = promisify(brotliCompress);

/** The built pages, completed with the public address and compressed, held in memory. */
export async function loadPages(folder: string, publicUrl: string): Promise<Page[]> {
  const entries = pagesSchema.parse(JSON.parse(await readFile(join(folder, 'pages.json'), 'utf8')));
  const byFile = new Map<string, Promise<Omit<Page, 'entry'>>>();
  return Promise.all(
    entries.map(async (entry) => {
      const loaded = byFile.get(entry.file) ?? loadPage(folder, entry, publicUrl);
      byFile.set(entry.file, loaded);
      return { entry, ...(await loaded) };
    }),
  );
}

async function loadPage(folder: string, entry: PageEntry, publicUrl: string) {
  const built = await readFile(join(folder, entry.file), 'utf8');
  const html = Buffer.from(built.replaceAll(originPlaceholder, publicUrl.replace(/\/$/, '')));
  const brotli = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const digest = await crypto.subtle.digest('SHA-256', html);
  const etag = `"${Buffer.from(digest).toString('base64url').slice(0, 24)}"`;
  return { html, brotli, etag, policy: contentSecurityPolicy(entry.styleHashes) };
}
