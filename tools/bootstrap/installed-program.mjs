import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/**
 * A program that the tests need: the machine's own, else Debian's package, which root may install.
 * @param {{ what: string, names: string[], places?: string[], packages: string[], otherwise: string }} program
 * @returns {Promise<string>} its path; rejects with a sentence that says what to do
 */
export async function installedProgram({ what, names, places = [], packages, otherwise }, env) {
  const find = () =>
    names.map((name) => inPath(name, env)).find(Boolean) ?? places.find(existsSync);
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && inPath('apt-get', env)) {
    console.log(`Installing ${what} ...`);
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quiet);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(otherwise);
}

function inPath(name, { PATH = '' }) {
  return PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);
}
