import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const stamp = join(root, 'node_modules', '.installed-for');

/** Installs what the lockfile says, unless that is what is there. */
export async function dependencies(env) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies ...');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, env });
  writeFileSync(stamp, lock);
}
