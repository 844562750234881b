import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { locales } from '@stratum/contract/locale';
import { build } from 'vite';
import { shellFor } from '../service-worker/address.ts';
import { accountDocument } from './account-pages.ts';
import { precompress } from './compress.ts';
import { styleHash } from './document.ts';
import { fontFiles } from './fonts.ts';
import { robots } from './for-robots.ts';
import { readManifest } from './manifest.ts';
import { addressesOf, type PageAddress, type PrerenderedAssets } from './prerendered-pages.ts';
import { renderPublicSet } from './public-set.ts';
import { releaseOf } from './release.ts';
import { buildServiceWorkers } from './service-workers.ts';
import { shellDocument } from './shell-page.ts';
import { shellsOf, startPagesOf } from './shells.ts';
import { manifestFile, webAppManifest } from './web-app-manifest.ts';

const web = path.resolve(import.meta.dirname, '..');
const client = path.join(web, 'dist/client');
const prerenderer = path.join(web, 'dist/prerender');
/** The operator's content pack, or the product's own. */
const contentPack = process.env.CONTENT_DIR || path.resolve(web, '../content/pack');
/** `--mode test` adds the developers' page. */
const { mode } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } }).values;
const configFile = path.join(web, 'vite.config.ts');
/** The server puts its public address in place of this. */
const originPlaceholder = 'https://origin.invalid';

/** Each leads to the other. */
const accountSources = ['src/pages/login/login-page.tsx', 'src/pages/sign-up/sign-up-page.tsx'];

await build({ configFile, mode, logLevel: 'warn' });
await build({
  configFile,
  mode,
  logLevel: 'warn',
  build: {
    ssr: true,
    manifest: false,
    outDir: 'dist/prerender',
    copyPublicDir: false,
    // It holds the libraries, and travels nowhere.
    chunkSizeWarningLimit: 5_000,
  },
});
await writePages();
await precompress(client);

/**
 * `pages.json` tells the server which file answers an address (`*`: any other, which is not found),
 * and the hashes its policy needs.
 */
async function writePages(): Promise<void> {
  const prerender: typeof import('../src/app/prerender.tsx') = await import(
    pathToFileURL(path.join(prerenderer, 'prerender.js')).href
  );
  const bundle = await readManifest(client);
  const bootScript = bundle.address('src/app/boot.ts');
  const later = (scripts: readonly string[]) => scripts.filter((script) => script !== bootScript);
  const shared = { bootScript, fonts: fontFiles.map(bundle.address) };
  const assetsWith = async (sheet: string): Promise<PrerenderedAssets> => ({
    ...shared,
    scripts: later(bundle.scripts('src/app/boot.ts')),
    css: (await readFile(bundle.file(`src/app/styles/${sheet}`), 'utf8')).trim(),
    pageDataId: prerender.pageDataId,
  });
  prerender.renderFrom(contentPack);
  const publicAssets = { ...(await assetsWith('public.css')), origin: originPlaceholder };
  const publicSet = await renderPublicSet(prerender, publicAssets);
  for (const { file, html } of publicSet.pages) await write(file, html);
  const accountAssets = await assetsWith('account.css');
  const accountScripts = bundle.scripts(...accountSources);
  const accountPages = prerender.accountAddresses.flatMap(addressesOf);
  for (const page of accountPages) {
    const rendered = await prerender.prerenderAccountPage(page);
    const scripts = later([...bundle.frameScripts(page.locale), ...accountScripts]);
    const afterPaint = scripts.filter((script) => !accountAssets.scripts.includes(script));
    await write(
      page.file,
      accountDocument(page, rendered, accountAssets, [...new Set(afterPaint)]),
    );
  }
  const stylesheet = bundle.frameStylesheet();
  const startPages = startPagesOf(prerender.offlinePages);
  const shells = shellsOf(bundle, startPages);
  for (const { locale, file, scripts } of shells) {
    await write(file, shellDocument(locale, { bootScript, stylesheet, scripts: later(scripts) }));
  }
  for (const locale of locales) await write(manifestFile(locale), webAppManifest(locale));
  const { appAddresses: addresses } = prerender;
  await buildServiceWorkers(
    client,
    releaseOf({ bundle, fonts: shared.fonts, addresses, pages: startPages, shells }),
  );
  const pages = [
    ...publicSet.pages.map(({ html: _written, ...page }) => ({ ...page, isPublic: true })),
    ...accountPages.map((page) => entryOf(page, accountAssets)),
    ...[...addresses, '*'].flatMap((address) =>
      locales.map((locale) => ({
        path: address,
        locale,
        file: shellFor(shells, address, locale)?.file,
        styleHashes: [],
      })),
    ),
  ];
  await write('pages.json', JSON.stringify(pages, null, 2));
  await write('pages/sitemap.xml', publicSet.sitemap);
  await write('pages/robots.txt', robots(originPlaceholder));
  // What renders the public pages again, from another pack.
  const builtFrom = { assets: publicAssets, texts: await prerender.digestOfTexts() };
  await writeFile(path.join(prerenderer, 'public.json'), JSON.stringify(builtFrom));
}

function entryOf({ whole, locale, file }: PageAddress, { css }: PrerenderedAssets) {
  return { path: whole, locale, file, styleHashes: [styleHash(css)] };
}

async function write(file: string, content: string): Promise<void> {
  const target = path.join(client, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}
