import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const styles = path.resolve(import.meta.dirname, '../src/app/styles');

/** `{a,b}.ts` as `a.ts` and `b.ts`. */
function alternatives(pattern: string): string[] {
  const [braces, inner = ''] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  return inner.split(',').flatMap((each) => alternatives(pattern.replace(braces, each)));
}

/** Each file that the sheet names, by its path without the ending where several are possible. */
function sources(sheet: string): string[] {
  const css = readFileSync(path.join(styles, sheet), 'utf8');
  return [...css.matchAll(/^@source "([^"]+)"/gm)].flatMap(([, source = '']) =>
    alternatives(source.replace('.{ts,tsx}', '.*')),
  );
}

// Tailwind leaves out what it does not find, and the page its look.
test.each(globSync('*.css', { cwd: styles }))('every source that %s names is there', (sheet) => {
  const missing = sources(sheet).filter((source) => globSync(source, { cwd: styles }).length === 0);
  expect(missing).toEqual([]);
});
