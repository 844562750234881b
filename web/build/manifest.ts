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
  return {
    address: (source: string) => `/${chunk(source).file}`,
    file: (source: string) => path.join(folder, chunk(source).file),
    stylesheets: (source: string) => (chunk(source).css ?? []).map((file) => `/${file}`),
  };
}
