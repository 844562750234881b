import { locales } from '@stratum/contract/locale';
import { prefixed } from './prerendered-pages.ts';

/** Every public page in every language, each with its twins. */
export function sitemap(addresses: readonly string[], origin: string): string {
  const urls = addresses.flatMap((address) => {
    const twins = [
      ...locales.map((locale) => [locale, prefixed(address, locale)]),
      ['x-default', address],
    ].map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`,
    );
    return locales.map((locale) =>
      ['<url>', `<loc>${origin}${prefixed(address, locale)}</loc>`, ...twins, '</url>'].join('\n'),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Pages of the app say themselves that they are not to be indexed. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api\nDisallow: /outbox\n\nSitemap: ${origin}/sitemap.xml\n`;
}
