// Holds the documents against the tree: every path and npm command they name in code style exists,
// every link between them leads somewhere, and the README's settings are the server's.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settingNames } from '../server/src/platform/config.ts';

const documents = globSync('{*.md,docs/**/*.md}');
const folders = [
  'contract',
  'content',
  'server',
  'web',
  'e2e',
  'bench',
  'docs',
  'tools',
  'deploy',
  '.ci',
];

const faults = [...documents.flatMap(faultsOf), ...settingFaults()];
for (const fault of faults) console.error(fault);
console.log(`documents: ${documents.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 || documents.length === 0 ? 1 : 0;

function faultsOf(document) {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) =>
    join(dirname(document), link),
  );
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  const blocks = text.split('\n').filter((line) => line.startsWith('    '));
  const code = [...spans, ...blocks.map((line) => line.trim())];
  return [
    ...links
      .filter((path) => !existsSync(path))
      .map((path) => `${document}: the link ${path} leads nowhere`),
    ...code
      .flatMap((span) => span.split(/\s+/))
      .filter(isMissingPath)
      .map((path) => `${document}: ${path} does not exist`),
    ...code.flatMap(missingScript).map((name) => `${document}: npm has no script ${name}`),
  ];
}

/** A word of code that begins with one of the project's folders and holds no placeholder is a path. */
function isMissingPath(word) {
  const path = word.replace(/[):,.;]+$/, '');
  const ours = folders.some((folder) => path === `${folder}/` || path.startsWith(`${folder}/`));
  return ours && !/[X*<>{}…]/.test(path) && !existsSync(path);
}

function missingScript(span) {
  const [, explicit, implied] = /^npm (?:run ([\w:-]+)|(start|test))\b/.exec(span) ?? [];
  const name = explicit ?? implied;
  if (name === undefined) return [];
  const [, workspace] = / -w (\w+)/.exec(span) ?? [];
  const manifest = workspace ? `${workspace}/package.json` : 'package.json';
  return name in JSON.parse(readFileSync(manifest, 'utf8')).scripts ? [] : [name];
}

function settingFaults() {
  const table = readFileSync('README.md', 'utf8');
  const documented = new Set([...table.matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(([, name]) => name));
  return [
    ...settingNames
      .filter((name) => !documented.has(name))
      .map((name) => `README.md: the setting ${name} is not documented`),
    ...[...documented]
      .filter((name) => !settingNames.includes(name))
      .map((name) => `README.md: there is no setting ${name}`),
  ];
}
