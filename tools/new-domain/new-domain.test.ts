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
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

function run(cwd: string, program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed: ${stdout}${stderr}`);
  return stdout;
}

/** What the domain touches, with all that it stands on. */
const made = {
  extends: './tsconfig.json',
  include: ['server/src/*.ts', 'server/src/domains/reading-notes', 'server/test/*.d.ts'],
};

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
  writeFileSync(join(copy, 'made.json'), JSON.stringify(made));
  mkdirSync(join(copy, 'node_modules', '@stratum'), { recursive: true });
  for (const name of ['contract', 'content']) {
    symlinkSync(join(copy, name), join(copy, 'node_modules', '@stratum', name));
  }
  return copy;
}

/** Beside what was made, an app that lists it not and a lock without a transaction. */
const faulty = {
  'unlisted.ts': (app: string) => app.replace(/^ *readingNotesDomain\(.*\n/m, ''),
  'lock.ts': () => `import { lockPerson } from './domains/accounts/index.ts';
import type { Database } from './platform/database.ts';
export const lock = (db: Database) => lockPerson(db, 'x' as never);
`,
};

/** What the compiler says of what was made and of what is faulty. */
function compiled(copy: string): string {
  const sources = join(copy, 'server', 'src');
  const app = readFileSync(join(sources, 'app.ts'), 'utf8');
  for (const [name, write] of Object.entries(faulty)) {
    writeFileSync(join(sources, name), write(app));
  }
  const words = ['--noEmit', '--pretty', 'false', '-p', 'made.json'];
  return spawnSync(bin('tsc'), words, { cwd: copy, encoding: 'utf8' }).stdout;
}

it('makes a domain that compiles and passes its tests, by two shared files', () => {
  const copy = copyOfSources();
  const written = run(copy, 'node', tool, 'reading-notes', copy);
  expect(written.match(/^(contract\/src\/api|server\/src\/app)\.ts$/gm)).toHaveLength(2);
  run(join(copy, 'server'), bin('drizzle-kit'), 'generate', '--name', 'reading_notes');
  const tests = ['domains/reading-notes', 'promises/queries', 'promises/authorization'];
  const named = ['--project', 'server', '--maxWorkers', '1', ...tests];
  run(copy, bin('vitest'), 'run', ...named, '-t', 'are listed|readingNotes');
  expect(() => run(copy, 'node', tool, 'reading-notes', copy)).toThrow('are there already');
  const faults = compiled(copy);
  const files = [...faults.matchAll(/^(\S+?)\(.*: error TS/gm)].map(([, file]) => file);
  expect(new Set(files)).toEqual(new Set(['server/src/lock.ts', 'server/src/unlisted.ts']));
  expect(faults).toContain('unbound: "readingNotesList"');
  expect(faults).toContain("'Database' is not assignable to parameter of type 'Transaction'");
}, 300_000);

it('refuses a name that is none', () => {
  expect(() => run(root, 'node', tool, 'ReadingNotes')).toThrow('kebab case');
});
