import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isLocale } from '@stratum/contract/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageLocaleOf } from '../http/locale.ts';
import { loadPages, type Page, type SiteFacts, withOrigin } from './page-set.ts';
import { themeOf } from './theme.ts';

/**
 * Serves the built pages: public ones pre-rendered, every other address of the app as its shell.
 * An address without a language prefix answers in the reader's own language.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  site: SiteFacts,
): Promise<void> {
  const pages = await loadPages(folder, site);
  await serveForRobots(app, folder, site);
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
    globIgnore: ['assets/**', 'pages/**', '*.json', '**/*.br'],
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(404).send();
    return sendPage(request, reply, pages);
  });
}

/** What search engines ask for by name; made with the pages, completed as they are. */
async function serveForRobots(
  app: FastifyInstance,
  folder: string,
  { publicUrl }: SiteFacts,
): Promise<void> {
  for (const [file, type] of [
    ['sitemap.xml', 'application/xml'],
    ['robots.txt', 'text/plain'],
  ] as const) {
    const text = withOrigin(await readFile(join(folder, 'pages', file), 'utf8'), publicUrl);
    app.get(`/${file}`, (_request, reply) =>
      reply.header('cache-control', 'max-age=3600').type(`${type}; charset=utf-8`).send(text),
    );
  }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, pages: readonly Page[]) {
  const { path, bare, locale, prefixed } = addressOf(request);
  const at = (wanted: string) =>
    pages.find(({ entry }) => entry.locale === locale && matches(entry.path, wanted));
  const found = at(path) ?? at(bare);
  const page = found ?? at('*');
  if (!page) return reply.code(404).send();
  const { html, brotli, etag } = await page.bodyIn(themeOf(request.headers.cookie));
  reply.headers({
    'content-security-policy': page.policy,
    'content-language': locale,
    'cache-control': 'no-cache',
    etag,
    vary: prefixed ? 'accept-encoding, cookie' : 'accept-encoding, accept-language, cookie',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.code(found ? 200 : 404).type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'br').send(brotli);
}

/** Segment by segment; one that begins with a colon stands for anything. */
function matches(pattern: string, path: string): boolean {
  const wanted = path.split('/');
  const segments = pattern.split('/');
  return (
    segments.length === wanted.length &&
    segments.every((segment, at) => segment === wanted[at] || segment.startsWith(':'))
  );
}

/** `/fr/dashboard` is the address /dashboard in French; `/dashboard` in the reader's language. */
function addressOf(request: FastifyRequest) {
  const path = withoutTrailingSlashes(request.url.split('?')[0] ?? '/');
  const [, first = ''] = path.split('/');
  const prefixed = isLocale(first);
  return {
    path,
    bare: prefixed ? path.slice(first.length + 1) || '/' : path,
    locale: prefixed ? first : pageLocaleOf(request),
    prefixed,
  };
}

/** By hand: a pattern would look again from each slash of a long row. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
