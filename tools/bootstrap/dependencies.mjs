import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const stamp = join(root, 'node_modules', '.installed-for');

/** What serves; and what is built into its pages, with what builds them. No tests, benchmarks or checks. */
const serving = ['contract', 'content', 'server'];
export const running = [...serving, 'web'];

const sets = {
  all: ['--include=dev'],
  building: ['--omit=dev', ...running.map(ofWorkspace)],
  serving: ['--omit=dev', ...serving.map(ofWorkspace)],
};

function ofWorkspace(name) {
  return `--workspace=${name}`;
}

/**
 * Installs what the lockfile says, unless that is what is there: in production what serves alone, or
 * what builds the pages as well while they are built; elsewhere all.
 */
export async function dependencies(env, part = 'serving') {
  const set = env.NODE_ENV === 'production' ? part : 'all';
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const there = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  // Whoever has everything, to work on the product, keeps it.
  if (there === `${lock} ${set}` || there === `${lock} all`) return;
  console.log('Installing dependencies ...');
  await run('npm', ['ci', ...sets[set], '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
  });
  writeFileSync(stamp, `${lock} ${set}`);
}
