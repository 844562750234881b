import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const check = join(import.meta.dirname, 'check.mjs');

/** Runs the check on a small tree of its own. */
async function checkTree(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'stratum-boundaries-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const top = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
  return promisify(execFile)('node', [check, ...top], { cwd: folder }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

const leaf = 'export const value = 1;\n';
const importOf = (path: string) =>
  `import { value } from '${path}';\nexport const other = value;\n`;

it.each([
  ['contract-imports-nothing-of-ours', 'contract/src/a.ts', 'server/src/b.ts'],
  ['content-imports-contract-only', 'content/src/a.ts', 'server/src/b.ts'],
  ['web-never-imports-server', 'web/src/a.ts', 'server/src/b.ts'],
  ['server-never-imports-web', 'server/src/a.ts', 'web/src/b.ts'],
  [
    'platform-never-imports-domains',
    'server/src/platform/a.ts',
    'server/src/domains/goals/index.ts',
  ],
  [
    'tables-refer-to-tables',
    'server/src/domains/goals/tables.ts',
    'server/src/domains/auth/store.ts',
  ],
  [
    'demo-and-commands-enter-by-front-doors',
    'server/src/demo/a.ts',
    'server/src/domains/auth/store.ts',
  ],
  [
    'a-domain-is-entered-by-its-front-door',
    'server/src/domains/goals/a.ts',
    'server/src/domains/auth/store.ts',
  ],
  ['only-the-app-lists-domains', 'server/src/start.ts', 'server/src/domains/auth/domain.ts'],
  [
    'a-feature-is-entered-by-its-index',
    'web/src/features/goals/a.ts',
    'web/src/features/auth/b.ts',
  ],
  ['shared-and-shell-know-no-feature', 'web/src/shell/a.ts', 'web/src/features/auth/b.ts'],
  ['shared-knows-no-shell', 'web/src/shared/a.ts', 'web/src/shell/b.ts'],
])('finds a breach of %s', async (rule, from, to) => {
  const up = '../'.repeat(from.split('/').length - 1);
  const { code, output } = await checkTree({ [from]: importOf(up + to), [to]: leaf });
  expect(output).toContain(`${rule}: ${from}`);
  expect(code).toBe(1);
});

it('finds a cycle', async () => {
  const { code, output } = await checkTree({
    'server/src/a.ts': importOf('./b.ts'),
    'server/src/b.ts': `import { other } from './a.ts';\nexport const value = other;\n`,
  });
  expect([code, output]).toEqual([1, expect.stringContaining('no-cycles')]);
});

it('lets through a domain that enters another by its front door', async () => {
  const { code, output } = await checkTree({
    'server/src/domains/goals/a.ts': importOf('../auth/index.ts'),
    'server/src/domains/auth/index.ts': leaf,
  });
  expect([code, output]).toEqual([0, expect.stringContaining('2 modules, 1 imports, 0 breaches')]);
});

it('fails when it has looked at nothing', async () => {
  const { code } = await checkTree({ 'server/src/readme.txt': 'no modules here' });
  expect(code).toBe(1);
});
