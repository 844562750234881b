import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const tool = join(import.meta.dirname, 'check-migrations.mjs');

interface Entry {
  readonly tag: string;
  readonly when: number;
  readonly sql: string;
}

const earlier: readonly Entry[] = [
  {
    tag: '0000_earlier',
    when: 10,
    sql: 'CREATE TABLE "users" ("id" uuid, CONSTRAINT "users_pk" PRIMARY KEY ("id"));',
  },
];

async function check(entries: readonly Entry[], more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'stratum-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  const files = { ...Object.fromEntries(entries.map(({ tag, sql }) => [tag, sql])), ...more };
  for (const [name, sql] of Object.entries(files))
    await writeFile(join(folder, `${name}.sql`), sql);
  return promisify(execFile)(process.execPath, [tool, folder]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }) => ({ code, output: String(stderr) }),
  );
}

const next = (sql: string, when = 100): Entry => ({ tag: '0001_next', when, sql });

const breaking = {
  'DROP TABLE': ['DROP TABLE IF EXISTS "codes";'],
  'DROP COLUMN': ['ALTER TABLE "users" DROP COLUMN "image";', 'alter table users\n  drop image;'],
  RENAME: ['ALTER TABLE "users" RENAME COLUMN "image" TO "picture";'],
  'SET NOT NULL': ['ALTER TABLE "users" ALTER COLUMN "city" SET NOT NULL;'],
  'a change of type': ['ALTER TABLE "users" ALTER COLUMN "image" SET DATA TYPE uuid;'],
  'a column that is NOT NULL': ['ALTER TABLE "users" ADD COLUMN "nick" text NOT NULL;'],
  TRUNCATE: ['TRUNCATE "users";'],
  'DROP of what': ['DROP VIEW "people";', 'DROP FUNCTION nick(text);'],
  'DROP DEFAULT': ['ALTER TABLE "users" ALTER COLUMN "tries" DROP DEFAULT;'],
  'DROP of a key': ['ALTER TABLE "users" DROP CONSTRAINT "users_pk";'],
  'a new rule for rows': [
    'ALTER TABLE "users" ADD CONSTRAINT "users_age_check" CHECK ("age" > 0);',
    'CREATE UNIQUE INDEX "users_nick" ON "users" USING btree ("nick");',
  ],
};

const harmless = [
  'CREATE TABLE "wins" ("id" uuid PRIMARY KEY NOT NULL);',
  'CREATE UNIQUE INDEX "wins_once" ON "wins" ("id");',
  'ALTER TABLE "wins" ADD CONSTRAINT "wins_check" CHECK ("id" IS NOT NULL);',
  'ALTER TABLE "wins" ADD CONSTRAINT "wins_user" FOREIGN KEY ("id") REFERENCES "users"("id");',
  'CREATE TRIGGER "kept" BEFORE\n  TRUNCATE ON "wins" EXECUTE FUNCTION keep();',
  'DROP FUNCTION pg_temp.existing(text);',
  'ALTER TABLE "users" ADD COLUMN "nick" text;',
  `ALTER TABLE "users" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;`,
  'ALTER TABLE "users" ALTER COLUMN "city" DROP NOT NULL;',
  'ALTER TABLE "users" DROP CONSTRAINT "users_city_check";',
  'CREATE TEMPORARY TABLE "known" ON COMMIT DROP AS SELECT 1;',
  `-- DROP TABLE "users";\nUPDATE "users" SET "city" = 'DROP TABLE';`,
];

const chunks = (statements: readonly string[]) => statements.join('--> statement-breakpoint\n');

test('what takes something away from the release before is refused, each statement by its kind', async () => {
  const sql = chunks([
    '-- safe since 1.0: its own statement only',
    ...Object.values(breaking).flat(),
  ]);
  const { code, output } = await check([...earlier, next(sql)]);
  expect(code).toBe(1);
  const kinds = Object.entries(breaking).flatMap(([kind, statements]) =>
    statements.map(() => kind),
  );
  const told = output.trim().split('\n');
  expect(told).toEqual(kinds.map((kind) => expect.stringContaining(`0001_next: ${kind}`)));
});

test('a line that says since when it is safe lets it pass, and what takes nothing away needs none', async () => {
  const said = Object.values(breaking)
    .flat()
    .map((sql) => `-- safe since 1.0: nothing uses it\n${sql}`);
  const { code, output } = await check([...earlier, next(chunks([...said, ...harmless]))]);
  expect([code, output]).toEqual([0, 'migrations: 2 files, 0 faults\n']);
});

test.each([
  ['older than the one before', [next('SELECT 1', 3)], {}, '0001_next: is older than 0000_earlier'],
  ['not in the journal', [], { '0001_lost': 'SELECT 1' }, '0001_lost: is not in the journal'],
])('a migration that is %s is named', async (_, added, more, fault) => {
  const { code, output } = await check([...earlier, ...added], more);
  expect([code, output]).toEqual([1, expect.stringContaining(fault)]);
});
