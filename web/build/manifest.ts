import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** What the bundler made of the sources, by their names. */
export async function readManifest(folder: string) {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  const chunk = (source: string): ManifestChunk => {
    const found = manifest[source];
    if (!found) throw new Error(`${source} is not in the bundle`);
    return found;
  };
  const stylesOf = (source: string, seen = new Set<string>()): string[] => {
    if (seen.has(source)) return [];
    seen.add(source);
    const { css = [], imports = [] } = chunk(source);
    return [...css, ...imports.flatMap((imported) => stylesOf(imported, seen))];
  };
  return {
    address: (source: string) => `/${chunk(source).file}`,
    file: (source: string) => path.join(folder, chunk(source).file),
    /** The one style sheet that a source and its imports bring along. */
    stylesheet: (source: string) => {
      const [css, ...more] = stylesOf(source);
      if (!css || more.length > 0) throw new Error(`${source} needs exactly one style sheet`);
      return `/${css}`;
    },
  };
}
