import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

interface Release {
  /** Of this name a server starts. */
  readonly server: string;
  readonly name: string;
  remove(): void;
}

/** A commit's own files in a folder beside, with its dependencies and the pages of this one. */
export function checkOut(commit: string): Release {
  const folder = mkdtempSync(join(tmpdir(), 'stratum-release-'));
  const archive = execFileSync('git', ['archive', commit, '.'], {
    cwd: root,
    maxBuffer: 1024 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (hasModulesOf(folder)) shareModules(folder);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  mkdirSync(join(folder, 'web', 'dist'), { recursive: true });
  symlinkSync(join(root, 'web', 'dist', 'client'), join(folder, 'web', 'dist', 'client'));
  return {
    server: join(folder, 'server', 'src', 'main.ts'),
    name: git('log', '-1', '--format=%h (%s)', commit),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Whether all that a release depends on is installed here, in the same versions. */
function hasModulesOf(folder: string): boolean {
  const [theirs, ours] = [versionsIn(folder), versionsIn(root)];
  return Object.entries(theirs).every(
    ([place, { version }]) => !version || ours[place]?.version === version,
  );
}

function versionsIn(folder: string): Record<string, { readonly version?: string }> {
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
}

/** The same packages for both, but of the workspaces each release's own. */
function shareModules(folder: string): void {
  for (const workspace of ['.', 'server', 'contract', 'content']) {
    const from = join(root, workspace, 'node_modules');
    const to = join(folder, workspace, 'node_modules');
    for (const name of entriesOf(from)) {
      if (name === '@stratum') continue;
      mkdirSync(to, { recursive: true });
      symlinkSync(join(from, name), join(to, name));
    }
  }
  const own = join(folder, 'node_modules', '@stratum');
  mkdirSync(own, { recursive: true });
  for (const name of ['contract', 'content', 'server'])
    symlinkSync(`../../${name}`, join(own, name));
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
