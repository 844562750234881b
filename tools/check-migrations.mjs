// node tools/check-migrations.mjs [folder, number] · holds the migrations against the rule that two releases
// live side by side: they are in order, and what takes something away says since when that is safe.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import {
  migrationsFolder,
  readMigrations,
} from '../server/src/platform/migrations/read-migrations.ts';

/** Those before this number were there before the rule. */
const firstUnderRule = Number(process.argv[3] ?? 9);

/** What the release before, which still runs while this one starts, would trip over. */
const breaking = [
  [/\bDROP TABLE\b/i, 'DROP TABLE'],
  [
    /\bALTER TABLE\b.*\bDROP (?!CONSTRAINT\b|NOT NULL\b|DEFAULT\b|IDENTITY\b|EXPRESSION\b)/is,
    'DROP COLUMN',
  ],
  [/\bRENAME\b/i, 'RENAME'],
  [/\bSET NOT NULL\b/i, 'SET NOT NULL'],
  [/\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i, 'a change of type'],
  [
    /\bADD (COLUMN )?(?!CONSTRAINT\b)(?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
    'a column that is NOT NULL without DEFAULT',
  ],
];

const annotation = /^-- safe since [^:\s]+: \S/m;

const folder = process.argv[2] ?? migrationsFolder;
const migrations = await readMigrations(folder);
const faults = [
  ...orderFaults(),
  ...fileFaults(),
  ...migrations.filter(isUnderRule).flatMap(ruleFaults),
];
for (const fault of faults) console.error(fault);
console.log(`migrations: ${migrations.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 || migrations.length === 0 ? 1 : 0;

function orderFaults() {
  return migrations.flatMap(({ name, madeAt }, index) => {
    const before = migrations[index - 1];
    const number = String(index).padStart(4, '0');
    return [
      ...(name.startsWith(`${number}_`) ? [] : [`${name}: its number is not ${number}`]),
      ...(before && before.madeAt >= madeAt
        ? [`${name}: is older than ${before.name}; generate it anew, so that it comes last`]
        : []),
    ];
  });
}

function fileFaults() {
  const known = new Set(migrations.map(({ name }) => name));
  return globSync('*.sql', { cwd: folder })
    .map((file) => basename(file, '.sql'))
    .filter((name) => !known.has(name))
    .map((name) => `${name}: is not in the journal and would never run`);
}

function isUnderRule({ name }) {
  return Number.parseInt(name, 10) >= firstUnderRule;
}

function ruleFaults({ name, statements }) {
  return statements.flatMap((statement) => {
    if (annotation.test(statement)) return [];
    const bare = withoutTexts(statement);
    return breaking
      .filter(([pattern]) => pattern.test(bare))
      .map(
        ([, what]) =>
          `${name}: ${what} needs a line "-- safe since RELEASE: why" above it (docs/decisions/019)`,
      );
  });
}

/** Neither comments nor quoted texts nor bodies of functions are statements. */
function withoutTexts(statement) {
  return statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replaceAll(/'(?:[^']|'')*'/g, '');
}
