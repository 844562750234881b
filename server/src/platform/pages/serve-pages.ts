import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Locale } from '@stratum/contract/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageLocaleOf } from '../http/locale.ts';
import {
  type PageAddress,
  type Pattern,
  prefixedSpellingOf,
  readAddress,
  spellingOf,
} from './page-address.ts';
import {
  loadPages,
  type Page,
  type RenderedPages,
  type SiteFacts,
  withOrigin,
} from './page-set.ts';
import { themeOf } from './theme.ts';

/**
 * Serves the built pages: public ones pre-rendered, every other address of the app as its shell.
 * An address without a language prefix answers in the reader's own language; one in another case
 * leads to its right spelling.
 * @param rendered public pages of another content pack than that of the build
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  site: SiteFacts,
  rendered: () => RenderedPages | null = () => null,
): Promise<void> {
  const built = await knownPages(folder, site, null);
  const loaded = new WeakMap<RenderedPages, Promise<readonly KnownPage[]>>();
  const pagesNow = async () => {
    const given = rendered();
    if (!given) return built;
    const pages = loaded.get(given) ?? knownPages(folder, site, given);
    loaded.set(given, pages);
    return pages;
  };
  await serveForRobots(app, folder, site, rendered);
  await serveServiceWorker(app, folder, site);
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    maxAge: '1h',
    decorateReply: false,
    globIgnore: ['assets/**', 'pages/**', '*.json', 'service-worker*.js', '**/*.br'],
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send();
    return pagesNow().then((pages) => sendPage(request, reply, pages));
  });
}

/** What search engines ask for by name; made with the pages, completed as they are. */
async function serveForRobots(
  app: FastifyInstance,
  folder: string,
  { publicUrl }: SiteFacts,
  rendered: () => RenderedPages | null,
): Promise<void> {
  for (const [file, type] of [
    ['sitemap.xml', 'application/xml'],
    ['robots.txt', 'text/plain'],
  ] as const) {
    const text = withOrigin(await readFile(join(folder, 'pages', file), 'utf8'), publicUrl);
    app.get(`/${file}`, (_request, reply) => {
      const list = file === 'sitemap.xml' ? rendered()?.sitemap : undefined;
      return reply
        .header('cache-control', 'max-age=3600')
        .type(`${type}; charset=utf-8`)
        .send(list === undefined ? text : withOrigin(list, publicUrl));
    });
  }
}

/** Browsers compare it with theirs at each visit, so that no copy on the way may be older. */
async function serveServiceWorker(
  app: FastifyInstance,
  folder: string,
  { serviceWorker }: SiteFacts,
): Promise<void> {
  const file = serviceWorker ? 'service-worker.js' : 'service-worker-removal.js';
  const script = await readFile(join(folder, file), 'utf8');
  app.get('/service-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
}

async function knownPages(
  folder: string,
  site: SiteFacts,
  rendered: RenderedPages | null,
): Promise<readonly KnownPage[]> {
  const pages = await loadPages(folder, site, rendered);
  return pages.map((page) => ({ page, pattern: page.entry.path.split('/') }));
}

/** A page with the segments of its address. */
interface KnownPage {
  readonly page: Page;
  readonly pattern: Pattern;
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, pages: readonly KnownPage[]) {
  const [path = '/', ...query] = request.url.split('?');
  const address = readAddress(path);
  const locale = address.locale ?? pageLocaleOf(request);
  const found = findPage(pages, address, locale);
  if (found && found.spelling !== address.segments.join('/')) {
    return reply.redirect([found.spelling, ...query].join('?'), 308);
  }
  const page = found?.page ?? findPage(pages, { segments: ['*'], locale: null }, locale)?.page;
  if (!page) return reply.code(404).send();
  const { html, brotli, etag } = await page.bodyIn(themeOf(request.headers.cookie));
  reply.headers({
    'content-security-policy': page.policy,
    'permissions-policy': page.permissions,
    'content-language': locale,
    'cache-control': 'no-cache',
    etag,
    vary: address.locale ? 'accept-encoding, cookie' : 'accept-encoding, accept-language, cookie',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.code(found ? 200 : 404).type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'br').send(brotli);
}

/** A page made for the address with its language comes before one that answers with or without. */
function findPage(pages: readonly KnownPage[], address: PageAddress, locale: Locale) {
  const inLanguage = pages.filter(({ page }) => page.entry.locale === locale);
  for (const spell of [spellingOf, prefixedSpellingOf]) {
    for (const { page, pattern } of inLanguage) {
      const spelling = spell(pattern, address);
      if (spelling !== null) return { page, spelling };
    }
  }
  return null;
}
