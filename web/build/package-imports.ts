import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const importing = /^(?:import (?!type )[^']*|} )from '([^']+)';$|\bimport\('([^']+)'\)/gm;
const ours = /^(?:\.|node:|virtual:|@stratum\/|content-pack|@?vitest)|\.css$/;

/** What the modules of a folder import from packages, as they name it, each once. */
export function packageImports(folder: string): string[] {
  const found = globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap((file) => {
    const imports = readFileSync(join(folder, file), 'utf8').matchAll(importing);
    return Array.from(imports, ([, named, loaded]) => named ?? loaded ?? '');
  });
  return [...new Set(found)].filter((name) => !ours.test(name)).toSorted();
}
