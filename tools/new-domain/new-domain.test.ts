import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const tool = join(root, 'tools', 'new-domain.mjs');

function run(cwd: string, program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stdout}${stderr}`);
  return stdout;
}

/** A copy of the sources, beside the checkout so that the same dependencies are found. */
function copyOfSources(): string {
  mkdirSync(join(root, 'artefacts'), { recursive: true });
  const copy = mkdtempSync(join(root, 'artefacts', 'new-domain-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const name of ['contract', 'content', 'server', 'bench', 'tools', 'vitest.config.ts']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  for (const name of ['package.json', 'tsconfig.json', 'tsconfig.base.json']) {
    symlinkSync(join(root, name), join(copy, name));
  }
  mkdirSync(join(copy, 'node_modules', '@stratum'), { recursive: true });
  for (const name of ['contract', 'content']) {
    symlinkSync(join(copy, name), join(copy, 'node_modules', '@stratum', name));
  }
  return copy;
}

/** What the compiler says of a domain that nobody lists and of a lock without a transaction. */
function faultsOf(copy: string): string {
  const app = join(copy, 'server', 'src', 'app.ts');
  writeFileSync(app, readFileSync(app, 'utf8').replace(/^ *readingNotesDomain\(.*\n/m, ''));
  const lock = `import { lockPerson } from './domains/accounts/index.ts';
import type { Database } from './platform/database.ts';
export const lock = (db: Database) => lockPerson(db, 'x' as never);
`;
  writeFileSync(join(copy, 'server', 'src', 'lock.ts'), lock);
  return spawnSync('npx', ['tsc', '--noEmit', '-p', '.'], { cwd: copy, encoding: 'utf8' }).stdout;
}

it('makes a domain that compiles and passes its tests, by two shared files', () => {
  const copy = copyOfSources();
  const written = run(copy, 'node', tool, 'reading-notes', copy);
  expect(written.match(/^(contract\/src\/api|server\/src\/app)\.ts$/gm)).toHaveLength(2);
  run(join(copy, 'server'), 'npx', 'drizzle-kit', 'generate', '--name', 'reading_notes');
  run(copy, 'npx', 'tsc', '--noEmit', '-p', '.');
  const tests = ['domains/reading-notes', 'promises/queries', 'promises/authorization'];
  run(
    copy,
    'npx',
    'vitest',
    'run',
    '--project',
    'server',
    ...tests,
    '-t',
    'are listed|readingNotes',
  );
  expect(() => run(copy, 'node', tool, 'reading-notes', copy)).toThrow('are there already');
  const faults = faultsOf(copy);
  expect(faults).toContain('unbound: "readingNotesList"');
  expect(faults).toContain("'Database' is not assignable to parameter of type 'Transaction'");
}, 300_000);

it('refuses a name that is none', () => {
  expect(() => run(root, 'node', tool, 'ReadingNotes')).toThrow('kebab case');
});
