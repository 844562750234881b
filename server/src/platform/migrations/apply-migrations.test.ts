import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { applyMigrations, MigrationError } from './apply-migrations.ts';
import { migrateDatabase } from './migrate-database.ts';
import { type Migration, migrationsFolder, readMigrations } from './read-migrations.ts';

const log = createLog('silent');

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('postgres'), database });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await (await connect('postgres')).query(`CREATE DATABASE ${name}`);
  return name;
}

function migration(madeAt: number, ...statements: string[]): Migration {
  return { name: `${madeAt}_test`, madeAt, statements, hash: String(madeAt) };
}

const first = migration(1, 'CREATE TABLE first (id int)');
const second = migration(2, 'CREATE TABLE second (id int)', 'ALTER TABLE first ADD name text');

async function tablesIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ tablename }) => tablename);
}

test('a migration that fails leaves nothing, those before it stay, and the next run goes on there', async () => {
  const client = await connect(await emptyDatabase());
  const broken = migration(2, 'CREATE TABLE second (id int)', 'ALTER TABLE missing ADD name text');
  await expect(applyMigrations(client, [first, broken], { log })).rejects.toThrow(
    'The migration 2_test failed.',
  );
  expect(await tablesIn(client)).toEqual(['first']);
  await applyMigrations(client, [first, second], { log });
  expect(await tablesIn(client)).toEqual(['first', 'second']);
});

test('a migration older than the newest applied is refused by its name, and nothing runs', async () => {
  const client = await connect(await emptyDatabase());
  await applyMigrations(client, [second].map(withoutAlter), { log });
  const run = applyMigrations(client, [first, second, migration(3, 'SELECT 1')], { log });
  await expect(run).rejects.toThrow(MigrationError);
  await expect(run).rejects.toThrow('The migration 1_test has never run');
  expect(await tablesIn(client)).toEqual(['second']);
});

const withoutAlter = ({ madeAt, statements: [create = ''] }: Migration) =>
  migration(madeAt, create);

test('an older release starts on a database that a newer one has migrated', async () => {
  const client = await connect(await emptyDatabase());
  await applyMigrations(client, [first, second], { log });
  await applyMigrations(client, [first], { log });
});

test('a table in use is waited for in short turns, between which others get to it', async () => {
  const database = await emptyDatabase();
  const [client, holder, other] = [
    await connect(database),
    await connect(database),
    await connect(database),
  ];
  await applyMigrations(client, [first], { log });
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE first IN ACCESS SHARE MODE');
  const read = vi.fn();
  const turns = vi.spyOn(log, 'warn').mockImplementation(() => {
    // Queues up behind the migration's next turn, and behind its lock were it not given up.
    void other.query('SELECT FROM first').then(read);
    if (turns.mock.calls.length === 2) void holder.query('COMMIT');
  });
  onTestFinished(() => turns.mockRestore());
  await applyMigrations(client, [first, second], { log, lockTimeout: 50, pause: 20 });
  expect(turns.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(read).toHaveBeenCalled();
  expect(await tablesIn(client)).toEqual(['first', 'second']);
});

test('a table that never becomes free ends the start with a sentence', async () => {
  const database = await emptyDatabase();
  const [client, holder] = [await connect(database), await connect(database)];
  await applyMigrations(client, [first], { log });
  await holder.query('BEGIN; LOCK TABLE first IN ACCESS SHARE MODE');
  const run = applyMigrations(client, [second], { log, lockTimeout: 20, tries: 2, pause: 0 });
  await expect(run).rejects.toThrow('could not lock its tables within 20 ms, 2 times in a row');
  expect(await tablesIn(client)).toEqual(['first']);
});

test('a database that drizzle has migrated goes on, and of two starts one does the work', async () => {
  const [drizzled, ours] = [await emptyDatabase(), await emptyDatabase()];
  await migrate(drizzle(await connect(drizzled)), { migrationsFolder });
  await migrateDatabase({ ...inject('postgres'), database: drizzled }, log);
  const address = { ...inject('postgres'), database: ours };
  await Promise.all([migrateDatabase(address, log), migrateDatabase(address, log)]);
  const known = 'SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY id';
  const [theirs, own] = [await connect(drizzled), await connect(ours)];
  const { rows } = await own.query(known);
  expect(rows).toHaveLength((await readMigrations()).length);
  expect(rows).toEqual((await theirs.query(known)).rows);
});
