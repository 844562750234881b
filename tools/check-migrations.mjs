// node tools/check-migrations.mjs [folder] · holds the migrations against the rule that two releases
// live side by side: they are in order, and what takes something away says since when that is safe.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import {
  migrationsFolder,
  readMigrations,
} from '../server/src/platform/migrations/read-migrations.ts';

/** Were there before the rule, or before a part of it, and have run everywhere. */
const grandfathered = new Set([
  '0002_sign_up_tickets',
  '0005_accounts_files_notifications',
  '0008_attempts_by_ticket',
  '0019_notifications_by_cause',
]);

/** What the release before, which still runs while this one starts, would trip over. */
const breaking = [
  [/\bDROP TABLE\b/i, 'DROP TABLE'],
  [/^\s*TRUNCATE\b/i, 'TRUNCATE'],
  [
    /\bDROP ((MATERIALIZED )?VIEW|TYPE|SCHEMA|SEQUENCE|(FUNCTION|PROCEDURE) (?!pg_temp\.))/i,
    'DROP of what statements name',
  ],
  [/\bDROP DEFAULT\b/i, 'DROP DEFAULT'],
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
const keys = new Set(keysMade());
const faults = [
  ...orderFaults(),
  ...fileFaults(),
  ...migrations.filter(({ name }) => !grandfathered.has(name)).flatMap(ruleFaults),
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

function ruleFaults({ name, statements }) {
  const made = new Set(statements.map(withoutTexts).flatMap(tablesMade));
  return statements.flatMap((statement) => {
    if (annotation.test(statement)) return [];
    const bare = withoutTexts(statement);
    return [
      ...breaking.filter(([pattern]) => pattern.test(bare)).map(([, what]) => what),
      ...(dropsKey(bare) ? ['DROP of a key that ON CONFLICT may name'] : []),
      ...(bindsOldTable(bare, made) ? ['a new rule for rows of a table that is in use'] : []),
    ].map(
      (what) =>
        `${name}: ${what} needs a line "-- safe since RELEASE: why" above it (docs/decisions/019)`,
    );
  });
}

function tablesMade(statement) {
  const [, table] = /\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/i.exec(statement) ?? [];
  return table ? [table] : [];
}

/** Names of all unique indices, unique constraints and primary keys. */
function keysMade() {
  const naming = /\bUNIQUE INDEX "(\w+)"|\bCONSTRAINT "(\w+)" (?:UNIQUE|PRIMARY KEY)/gi;
  return migrations.flatMap(({ statements }) =>
    statements.flatMap((sql) => [...sql.matchAll(naming)].map(([, index, key]) => index ?? key)),
  );
}

function dropsKey(statement) {
  const [, name] = /\bDROP (?:INDEX|CONSTRAINT) (?:IF EXISTS )?"?(\w+)/i.exec(statement) ?? [];
  return name !== undefined && keys.has(name);
}

/** The release before goes on writing rows that know nothing of it. */
function bindsOldTable(statement, made) {
  const [, altered, indexed] =
    /\bALTER TABLE "?(\w+)"? ADD CONSTRAINT "?\w+"? (?:UNIQUE|CHECK|EXCLUDE|PRIMARY)|\bCREATE UNIQUE INDEX .*? ON (?:ONLY )?"?(\w+)/is.exec(
      statement,
    ) ?? [];
  const table = altered ?? indexed;
  return table !== undefined && !made.has(table);
}

/** Neither comments nor quoted texts nor bodies of functions are statements. */
function withoutTexts(statement) {
  return statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .replaceAll(/'(?:[^']|'')*'/g, '');
}
