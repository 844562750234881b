// Makes a domain that compiles, answers one call and passes its tests:
// node tools/new-domain.mjs reading-notes [folder of a checkout]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { filesOf } from './new-domain/files.mjs';

const [name, into = root] = process.argv.slice(2);
if (!name || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('A domain has a name in kebab case: node tools/new-domain.mjs reading-notes');
  process.exit(2);
}

const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const files = filesOf({ kebab: name, camel, pascal, snake: name.replaceAll('-', '_') });

const taken = Object.keys(files).filter((path) => existsSync(join(into, path)));
if (taken.length > 0) {
  console.error(`These are there already: ${taken.join(', ')}`);
  process.exit(1);
}
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(into, path)), { recursive: true });
  writeFileSync(join(into, path), content);
  console.log(path);
}
register('contract/src/api.ts', `${camel}Routes`, `./${name}.ts`, '  ...siteRoutes,');
register(
  'server/src/app.ts',
  `${camel}Domain`,
  `./domains/${name}/domain.ts`,
  '    siteDomain({ ...deps, db }),',
  '({ db })',
);
console.log(`Next: npm run migrations -w server -- --name ${name.replaceAll('-', '_')}`);

/** Adds an import, among the others by the order of their paths, and an entry before a line. */
function register(path, what, source, before, call = '') {
  const place = join(into, path);
  const lines = readFileSync(place, 'utf8').split('\n');
  const imports = lines.flatMap((line, at) => {
    const from = /^(?:import .*|\}) from '(\.[^']*)';$/.exec(line)?.[1];
    return from === undefined ? [] : [{ at, from }];
  });
  const previous = imports.findLast(({ from }) => from < source);
  const start = previous ? previous.at + 1 : imports[0].at;
  lines.splice(start, 0, `import { ${what} } from '${source}';`);
  const entry = lines.indexOf(before);
  if (entry < 0) throw new Error(`${path} has no line "${before.trim()}"`);
  const indent = before.slice(0, before.length - before.trimStart().length);
  lines.splice(entry, 0, `${indent}${call === '' ? '...' : ''}${what}${call},`);
  writeFileSync(place, lines.join('\n'));
  console.log(path);
}
