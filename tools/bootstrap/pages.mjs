import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const sources = ['contract', 'content', 'web', 'package-lock.json'];
const stamp = join(root, 'web', 'dist', '.built-from');

/**
 * Builds the pages, unless their sources are those of the last build.
 * @param prepare is done before, where they are built
 */
export async function pages(env, prepare = async () => {}) {
  const digest = digestOf([...sources.map((name) => join(root, name)), ...packFolder(env)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  await prepare();
  console.log('Building the pages ...');
  await run('npm', ['run', 'build', '--workspace', 'web', '--silent'], { cwd: root, env });
  writeFileSync(stamp, digest);
}

/** An operator's own content pack is part of the pre-rendered pages. */
function packFolder({ CONTENT_DIR }) {
  return CONTENT_DIR ? [CONTENT_DIR] : [];
}

function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

/** Size and time of every file: a warm start must not read them all. */
function addTo(hash, path) {
  const found = statSync(path);
  if (found.isFile()) {
    hash.update(`${path}\0${found.size}\0${found.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'dist' && name !== 'node_modules') addTo(hash, join(path, name));
  }
}
