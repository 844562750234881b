import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../http/server.ts';
import { createLog } from '../log.ts';
import { operatorOf } from './operator.ts';
import type { RenderedPages } from './page-set.ts';
import { servePages } from './serve-pages.ts';

const publicUrl = 'https://stratum.example.org';
const locales = ['en', 'fr', 'de'];
const site = {
  publicUrl,
  operator: operatorOf({}),
  serviceWorker: true,
  recordingPages: ['/ppau'],
};
const isPublic = { styleHashes: ['sha256-abc'], isPublic: true };
/** Public pages of another content pack, once there are any. */
let rendered: RenderedPages | null = null;
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stratum-pages-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'pages'));
  const sitemap = '<loc>https://origin.invalid/en</loc>';
  await writeFile(join(folder, 'pages', 'sitemap.xml'), sitemap);
  await writeFile(join(folder, 'pages', 'robots.txt'), 'Sitemap: https://origin.invalid/x');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
  await writeFile(join(folder, 'service-worker.js'), 'keep();');
  await writeFile(join(folder, 'service-worker-removal.js'), 'remove();');
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const pages = locales.flatMap((locale) => [
    { path: '/', locale, file: `home.${locale}.html`, ...isPublic },
    { path: `/${locale}`, locale, file: `${locale}/home.html`, ...isPublic },
    { path: '/selfEvaluation/:category', locale, file: `shell.${locale}.html`, styleHashes: [] },
    { path: '/admin/*', locale, file: `shell.${locale}.html`, styleHashes: [] },
    { path: '/ppau', locale, file: `shell.${locale}.html`, styleHashes: [] },
    { path: '*', locale, file: `shell.${locale}.html`, styleHashes: [] },
  ]);
  for (const locale of locales) {
    const canonical = `<link rel="canonical" href="https://origin.invalid/${locale}">`;
    await writeFile(join(folder, `home.${locale}.html`), `<html lang="${locale}">${canonical}`);
    await mkdir(join(folder, locale));
    await writeFile(
      join(folder, locale, 'home.html'),
      `<html lang="${locale}">${canonical}<a href="/${locale}/login">`,
    );
    await writeFile(join(folder, `shell.${locale}.html`), `<html lang="${locale}">shell`);
  }
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
  app = createHttpServer({ log: createLog('silent'), trustProxy: 0 });
  await servePages(app, folder, site, () => rendered);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('pages', () => {
  it('may record sound at the addresses that are said, and nowhere else', async () => {
    const permissions = async (url: string) =>
      (await app.inject({ url })).headers['permissions-policy'];
    expect(await permissions('/fr/ppau?group=1')).toContain('microphone=(self)');
    expect(await permissions('/fr')).toContain('microphone=()');
    expect(await permissions('/fr/nowhere')).toContain('microphone=()');
  });

  it('are those of another content pack once they were rendered, and the built ones again', async () => {
    const html = '<html lang="fr">https://origin.invalid/fr, another pack';
    const page = { path: '/fr', locale: 'fr' as const, file: 'fr/home.html', ...isPublic, html };
    const sitemap = '<loc>https://origin.invalid/another</loc>';
    const read = async () => [
      (await app.inject('/fr')).body,
      (await app.inject('/en')).statusCode,
      (await app.inject('/fr/ppau')).statusCode,
      (await app.inject('/sitemap.xml')).body,
    ];
    const built = await read();
    rendered = { pages: [page], sitemap };
    expect(await read()).toEqual([
      `<html lang="fr">${publicUrl}/fr, another pack`,
      404,
      200,
      `<loc>${publicUrl}/another</loc>`,
    ]);
    rendered = null;
    expect(await read()).toEqual(built);
  });

  it('below one address answer whatever follows, and nothing that only begins like it', async () => {
    const status = async (url: string) => (await app.inject(url)).statusCode;
    expect(await status('/fr/admin')).toBe(200);
    expect(await status('/admin/library/films/new')).toBe(200);
    expect(await status('/administration')).toBe(404);
  });

  it('answer in the reader’s language where the address names none', async () => {
    const german = await app.inject({ url: '/', headers: { 'accept-language': 'de-AT,en;q=0.5' } });
    expect(german.body).toContain('lang="de"');
    expect(german.headers.vary).toContain('accept-language');
    const chosen = await app.inject({
      url: '/',
      headers: { 'accept-language': 'de', cookie: 'a=b; locale=fr' },
    });
    expect(chosen.headers['content-language']).toBe('fr');
  });

  it('answer in the language of the address, whatever the browser asks for', async () => {
    const page = await app.inject({ url: '/fr', headers: { 'accept-language': 'de' } });
    expect(page.body).toContain('lang="fr"');
    expect(page.body).toContain('href="/fr/login"');
    expect(page.headers.vary).toBe('accept-encoding, cookie');
  });

  it('carry the public address and the hash of their own styles', async () => {
    const page = await app.inject({ url: '/en' });
    expect(page.body).toContain(`href="${publicUrl}/en"`);
    expect(page.headers['content-security-policy']).toContain("style-src 'self' 'sha256-abc'");
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('give the app’s shell for its addresses, and 404 with it for any other', async () => {
    const known = ['/selfEvaluation/mentality', '/de/selfEvaluation/mentality/'];
    for (const url of [...known, '/admin', '/de/admin/orders/some-id']) {
      const shell = await app.inject({ url });
      expect([shell.statusCode, shell.body.endsWith('shell')]).toEqual([200, true]);
    }
    const missing = await app.inject({ url: '/no/such/page' });
    expect([missing.statusCode, missing.body.endsWith('shell')]).toEqual([404, true]);
    expect((await app.inject({ method: 'POST', url: '/no/such/page' })).statusCode).toBe(404);
  });

  it.each([
    ['/SELFevaluation/Mentality?a=/b?c', '/selfEvaluation/Mentality?a=/b?c'],
    ['/DE/selfevaluation/x', '/de/selfEvaluation/x'],
    ['/FR', '/fr'],
  ])('lead from an address in another case to its right spelling: %s', async (url, location) => {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers.location]).toEqual([308, location]);
    expect((await app.inject({ url: location })).statusCode).toBe(200);
  });

  it('give search engines what they ask for, with the public address', async () => {
    const sitemap = await app.inject({ url: '/sitemap.xml' });
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect(sitemap.body).toBe(`<loc>${publicUrl}/en</loc>`);
    const robots = await app.inject({ url: '/robots.txt' });
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body).toBe(`Sitemap: ${publicUrl}/x`);
  });

  it('bring the service worker along, or what takes it away where it is turned off', async () => {
    const worker = await app.inject({ url: '/service-worker.js' });
    expect(worker.headers['content-type']).toContain('text/javascript');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.body).toBe('keep();');
    const without = createHttpServer({ log: createLog('silent'), trustProxy: 0 });
    await servePages(without, folder, { ...site, serviceWorker: false });
    expect((await without.inject({ url: '/service-worker.js' })).body).toBe('remove();');
    expect((await without.inject({ url: '/service-worker-removal.js' })).statusCode).toBe(404);
    await without.close();
  });

  it('arrive in the theme chosen before, each with a tag of its own', async () => {
    const inTheme = (theme: string) =>
      app.inject({ url: '/en', headers: { cookie: `locale=fr; theme=${theme}` } });
    const system = await app.inject({ url: '/en' });
    const dark = await inTheme('dark');
    const light = await inTheme('light');
    expect(system.body).toMatch(/^<html lang="en">/);
    expect(dark.body).toMatch(/^<html lang="en" data-theme="dark">/);
    expect(light.body).toMatch(/^<html lang="en" data-theme="light">/);
    expect(new Set([system, dark, light].map(({ headers }) => headers.etag)).size).toBe(3);
    expect((await inTheme('"><script>')).body).toBe(system.body);
  });

  it('are compressed, and not sent again unchanged', async () => {
    const page = await app.inject({ url: '/en', headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(page.rawPayload).toString()).toContain('lang="en"');
    const headers = { 'if-none-match': String(page.headers.etag) };
    expect((await app.inject({ url: '/en', headers })).statusCode).toBe(304);
  });

  it('let hashed assets be kept for good, and nothing outside be read', async () => {
    const asset = await app.inject({ url: '/assets/app-1a2b.js' });
    expect(asset.headers['cache-control']).toContain('immutable');
    expect((await app.inject({ url: '/assets/..%2fpages.json' })).body).not.toContain(
      'home.en.html',
    );
    expect((await app.inject({ url: '/pages.json' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/favicon.svg' })).statusCode).toBe(200);
  });
});
