import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const stamp = join(root, 'node_modules', '.installed-for');

/** What serves, with what builds its pages: no tests, benchmarks or checks. */
export const running = ['contract', 'content', 'server', 'web'];

/**
 * Installs what the lockfile says, unless that or more is what is there: in production what runs
 * alone, elsewhere all of it.
 */
export async function dependencies(env) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const inProduction = env.NODE_ENV === 'production';
  const there = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const part = `${lock} production`;
  if (there === lock || (inProduction && there === part)) return;
  console.log('Installing dependencies ...');
  const which = inProduction
    ? ['--omit=dev', ...running.map((workspace) => `--workspace=${workspace}`)]
    : ['--include=dev'];
  await run('npm', ['ci', ...which, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
  });
  writeFileSync(stamp, inProduction ? part : lock);
}
