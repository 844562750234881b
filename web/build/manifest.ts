import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@stratum/contract/locale';
import type { Manifest, ManifestChunk } from 'vite';
import { messageBundleId } from './message-bundles.ts';

/** A page is fetched on its own, and messages are named by language. */
const isApart = (key: string) => key.endsWith('-page.tsx') || key.includes('virtual:messages');

/** What every page of the app loads besides its entry, with all that these import (chunks.ts). */
const frameGroups = ['client', 'layout'];

/** What the bundler made of the sources, by their names. */
export async function readManifest(folder: string) {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  const chunk = (source: string): ManifestChunk => {
    const found = manifest[source];
    if (!found) throw new Error(`${source} is not in the bundle`);
    return found;
  };
  const closureOf = (source: string, found = new Set<string>()): Set<string> => {
    if (found.has(source)) return found;
    found.add(source);
    for (const imported of chunk(source).imports ?? []) closureOf(imported, found);
    return found;
  };
  const closureWithLazy = (source: string, found: Set<string>): Set<string> => {
    if (found.has(source)) return found;
    found.add(source);
    const { imports = [], dynamicImports = [] } = chunk(source);
    const parts = dynamicImports.filter((key) => !isApart(key));
    for (const imported of [...imports, ...parts]) closureWithLazy(imported, found);
    return found;
  };
  const closureOfAll = (sources: readonly string[]) => [
    ...new Set(sources.flatMap((source) => [...closureOf(source)])),
  ];
  const scripts = (...sources: string[]) =>
    closureOfAll(sources).map((name) => `/${chunk(name).file}`);
  const keyOf = (isIt: (key: string) => boolean) => Object.keys(manifest).find(isIt) ?? '';
  const groupKey = (name: string) =>
    keyOf((key) => key.startsWith(`_${name}-`) && key.endsWith('.js'));
  const messageKey = (bundle: string, locale: Locale) =>
    keyOf((key) => key.endsWith(messageBundleId(bundle, locale)));
  const frame = ['src/app/boot.ts', ...frameGroups.map(groupKey)];
  return {
    address: (source: string) => `/${chunk(source).file}`,
    file: (source: string) => path.join(folder, chunk(source).file),
    /** The scripts that sources need before they run: their own and all that these import. */
    scripts,
    /** The files of pages beyond the frame, those included that a page fetches when it shows a part. */
    filesOfPages: (sources: readonly string[]) => {
      const known = closureOfAll(frame);
      const keys = new Set(
        sources.flatMap((source) => [...closureWithLazy(source, new Set(known))]),
      );
      return [...keys].filter((key) => !known.includes(key)).flatMap((key) => filesOf(chunk(key)));
    },
    messageScripts: (bundle: string, locale: Locale) => scripts(messageKey(bundle, locale)),
    /** The scripts that every page of the app needs, with their messages. */
    frameScripts: (locale: Locale) => scripts(...frame, messageKey('frame', locale)),
    /** The one style sheet that the frame brings along. */
    frameStylesheet: () => {
      const [css, ...more] = closureOfAll(frame).flatMap((name) => chunk(name).css ?? []);
      if (!css || more.length > 0) throw new Error('The frame needs exactly one style sheet');
      return `/${css}`;
    },
    sources: Object.keys(manifest),
  };
}

export type Bundle = Awaited<ReturnType<typeof readManifest>>;

function filesOf({ file, css = [] }: ManifestChunk): string[] {
  return [file, ...css].map((name) => `/${name}`);
}
