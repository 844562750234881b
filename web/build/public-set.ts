import type * as prerenderer from '../src/app/prerender.tsx';
import { styleHash } from './document.ts';
import { sitemap } from './for-robots.ts';
import { addressesOf } from './prerendered-pages.ts';
import { type PublicAssets, publicDocument } from './public-pages.ts';

/** A public page as the server keeps it until it knows its public address. */
interface RenderedPage {
  /** Its address, and the language it answers in. */
  readonly path: string;
  readonly locale: string;
  readonly file: string;
  readonly styleHashes: readonly string[];
  readonly html: string;
}

/** Every public page of a content pack in every language, with the list of them for search engines. */
export async function renderPublicSet(
  prerender: typeof prerenderer,
  assets: PublicAssets,
): Promise<{ readonly pages: readonly RenderedPage[]; readonly sitemap: string }> {
  const addresses = await prerender.publicAddresses();
  const pages: RenderedPage[] = [];
  for (const page of addresses.flatMap(addressesOf)) {
    const rendered = await prerender.prerenderPublicPage(page);
    const { whole, locale, file } = page;
    const html = publicDocument(page, rendered, assets);
    pages.push({ path: whole, locale, file, styleHashes: [styleHash(assets.css)], html });
  }
  return { pages, sitemap: sitemap(addresses, assets.origin) };
}
