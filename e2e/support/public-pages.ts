import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const built = join(import.meta.dirname, '..', '..', 'web', 'dist', 'client');
const sitemap = readFileSync(join(built, 'pages', 'sitemap.xml'), 'utf8');
const english = Array.from(sitemap.matchAll(/<loc>[^<]*\/en((?:\/[^<]*)?)<\/loc>/g));

/** The addresses of the public pages without their language, as the build has listed them. */
export const publicPages: readonly string[] = english.map(([, path]) => path || '/');

/** `/aboutUs` in French is `/fr/aboutUs`. */
export function inLanguage(path: string, locale: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
