// Holds the documents against the tree: every path and npm command they name in code style exists,
// every link between them leads somewhere, and the README's settings are the server's.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settingNames } from '../server/src/platform/config.ts';

const documents = globSync('{*.md,docs/**/*.md}');
const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const folders = ['contract', 'content', 'server', 'web', 'e2e', 'bench', 'docs', 'tools', '.ci'];

const faults = [...documents.flatMap(faultsOf), ...settingFaults()];
for (const fault of faults) console.error(fault);
console.log(`documents: ${documents.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 || documents.length === 0 ? 1 : 0;

function faultsOf(document) {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) =>
    join(dirname(document), link),
  );
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);
  return [
    ...links
      .filter((path) => !existsSync(path))
      .map((path) => `${document}: the link ${path} leads nowhere`),
    ...code.filter(isMissingPath).map((path) => `${document}: ${path} does not exist`),
    ...code.flatMap(missingScript).map((name) => `${document}: npm has no script ${name}`),
  ];
}

/** A code span that begins with a folder of ours and holds no placeholder is a path. */
function isMissingPath(span) {
  const path = span.split(' ')[0] ?? '';
  const ours = folders.some((folder) => path === `${folder}/` || path.startsWith(`${folder}/`));
  return ours && !/[X*<>{}…]/.test(path) && !existsSync(path);
}

function missingScript(span) {
  const [, explicit, implied] =
    /^npm (?:run ([\w:-]+)|(start|test))\b(?!.*(?:-w|--workspace))/.exec(span) ?? [];
  const name = explicit ?? implied;
  return name !== undefined && !(name in scripts) ? [name] : [];
}

function settingFaults() {
  const table = readFileSync('README.md', 'utf8');
  const documented = new Set([...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name));
  return [
    ...settingNames
      .filter((name) => !documented.has(name))
      .map((name) => `README.md: the setting ${name} is not documented`),
    ...[...documented]
      .filter((name) => !settingNames.includes(name))
      .map((name) => `README.md: there is no setting ${name}`),
  ];
}
