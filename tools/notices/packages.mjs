import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { running } from '../bootstrap/dependencies.mjs';
import { root } from '../bootstrap/root.mjs';

/** What a package's own manifest does not say. */
const stated = { '@react-aria/optimize-locales-plugin': 'Apache-2.0', 'png-js': 'MIT' };

/**
 * Every package that runs in production or is built into the pages, on whatever machine, as the
 * lockfile has it.
 * @returns {{ name: string, version: string, licence: string | undefined, path: string }[]} by name
 */
export function runningPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  const open = [...running];
  for (const from of open) {
    for (const name of neededBy(packages[from])) {
      const path = resolve(packages, from, name);
      if (path === null || packages[path].link || found.has(path)) continue;
      const { version, license } = packages[path];
      found.set(path, { name, version, licence: license ?? stated[name], path });
      open.push(path);
    }
  }
  return [...found.values()].sort((a, b) => compare(a.name, b.name) || compare(a.path, b.path));
}

function neededBy({ dependencies, optionalDependencies, peerDependencies }) {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** As Node looks for it: beside the package, then further up. Null for a peer that nobody brings. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return null;
  }
}

function compare(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
