import { type Locale, locales } from '@stratum/contract/locale';
import type { PrerenderedPage } from '../src/app/prerender.tsx';
import { dataBlock } from './document.ts';

export interface PageAddress {
  /** The address without its language. */
  path: string;
  /** The address itself. */
  whole: string;
  locale: Locale;
  isPrefixed: boolean;
  file: string;
}

/** Every language of an address under its prefix, and all under none, of which the server picks one. */
export function addressesOf(path: string): PageAddress[] {
  const name = path === '/' ? '/index' : path;
  return locales.flatMap((locale) => [
    { path, whole: path, locale, isPrefixed: false, file: `pages${name}.${locale}.html` },
    {
      path,
      whole: prefixed(path, locale),
      locale,
      isPrefixed: true,
      file: `pages/${locale}${name}.html`,
    },
  ]);
}

/** `/privacy-policy` in French is `/fr/privacy-policy`. */
export function prefixed(path: string, locale: Locale): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** What the documents of pre-rendered pages are made with. */
export interface PrerenderedAssets {
  css: string;
  bootScript: string;
  fonts: readonly string[];
  scripts: readonly string[];
  pageDataId: string;
}

/** The title, which belongs into the head, and the markup that the app takes over with its data. */
export function partsOf({ markup, data }: PrerenderedPage, pageDataId: string) {
  // React puts it first in the markup of a fragment.
  const [title] = /^<title>.*?<\/title>/.exec(markup) ?? [];
  if (!title) throw new Error('A pre-rendered page has no title');
  const content = markup.slice(title.length);
  return {
    title,
    root: `<div id="root" data-prerendered>${content}</div>\n${dataBlock(pageDataId, data)}`,
  };
}
