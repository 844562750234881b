import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** What every page of the app loads, with all that these import. */
export const frameSources = [
  'src/app/boot.ts',
  'src/app/client.tsx',
  'src/app/app-layout.tsx',
  'src/shared/api/prefetch.ts',
];

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
  const stylesOf = (source: string): string[] =>
    [...closureOf(source)].flatMap((name) => chunk(name).css ?? []);
  return {
    address: (source: string) => `/${chunk(source).file}`,
    file: (source: string) => path.join(folder, chunk(source).file),
    /** The scripts that sources need before they run: their own and all that these import. */
    scripts: (...sources: string[]) => [
      ...new Set(
        sources.flatMap((source) => [...closureOf(source)]).map((name) => `/${chunk(name).file}`),
      ),
    ],
    sources: Object.keys(manifest),
    /** The one style sheet that a source and its imports bring along. */
    stylesheet: (source: string) => {
      const [css, ...more] = stylesOf(source);
      if (!css || more.length > 0) throw new Error(`${source} needs exactly one style sheet`);
      return `/${css}`;
    },
  };
}
