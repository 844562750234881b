import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { authRoutes } from '@stratum/contract/auth';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { callRoute } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { startS3 } from '../../../test/s3/stand-in.ts';
import { seedPersonalData } from '../../../test/seed-personal-data.ts';
import { systemClock } from '../clock.ts';
import { createLog } from '../log.ts';
import { type Migration, readMigrations } from '../migrations/read-migrations.ts';
import { bindSecrets } from '../secrets/bind-secrets.ts';
import { createS3Storage } from '../storage/s3-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createArchiveBucket } from './archive-bucket.ts';
import { isEmptyDatabase } from './catalogue.ts';
import { checkArchive } from './check-archive.ts';
import { startLoading } from './load-tables.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { openSnapshot } from './snapshot.ts';

const log = createLog('silent');
const name = 'whole.tar';

async function newDatabase() {
  const database = `restored_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(inject('postgres'));
  await admin.connect();
  await admin.query(`CREATE DATABASE ${database}`);
  await admin.end();
  const address = { ...inject('postgres'), database };
  const client = new pg.Client(address);
  await client.connect();
  onTestFinished(() => client.end());
  return { address, client };
}

/** Each table with its rows, generated columns too, and what stands beside them. */
async function stateOf(client: Pick<pg.Client, 'query'>): Promise<Map<string, unknown>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'pgboss', 'drizzle') AND tablename !~ '^queue_stats_' ORDER BY 1`,
  );
  const state = new Map<string, unknown>();
  for (const { name: table } of tables) {
    const { rows } = await client.query(
      `SELECT coalesce(json_agg(t::text ORDER BY t::text), '[]') AS rows FROM ${table} t`,
    );
    state.set(table, rows[0]?.rows);
  }
  const { rows: keys } = await client.query(
    `SELECT conrelid::regclass::text AS of, conname, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace::regnamespace::text IN ('public', 'pgboss') ORDER BY 1, 2`,
  );
  const { rows: triggers } = await client.query(
    `SELECT tgrelid::regclass::text AS of, tgname, tgenabled FROM pg_trigger
     WHERE NOT tgisinternal ORDER BY 1, 2`,
  );
  return state.set('keys', keys).set('triggers', triggers);
}

async function filesOf(storage: Storage): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const { key } of storage.list()) files.set(key, await text(await storage.read(key)));
  return files;
}

/** What the next release adds: it looks at the rows that are there by then. */
const later: Migration = {
  name: '9999_later',
  madeAt: Number.MAX_SAFE_INTEGER,
  statements: ['CREATE TABLE people_then AS SELECT count(*)::int AS people FROM users'],
  hash: 'later',
};

/** An installation with some of everything, a job that waits, and its archive in a bucket. */
async function backedUp() {
  const on = await createTestApp();
  const [ada, bruno] = [await on.build.user(), await on.build.user()];
  await seedPersonalData(ada);
  await bruno.file();
  const { email } = bruno;
  await callRoute(on.app, null, authRoutes.forgotPassword, { body: { email } });
  const { secrets, storage, database } = on.deps;
  await bindSecrets(database.db, secrets, on.clock.now());
  const s3 = await startS3(systemClock);
  const archives = createArchiveBucket(s3.settings, s3.settings.bucket, 'backups');
  const { address } = database;
  const deps = { address, storage: meanwhile(storage), secrets, clock: systemClock, log };
  const facts = await makeBackup(deps, { archives, name });
  const files = await filesOf(storage);
  return { on, s3, archives, facts, deps, files };
}

/** A storage from which a file is removed as it is listed, and to which one comes after the snapshot. */
function meanwhile(storage: Storage): Pick<Storage, 'list' | 'read'> {
  const size = 5;
  return {
    async *list() {
      yield* storage.list();
      yield { key: 'users/gone', size, writtenAt: new Date(0) };
      yield { key: 'users/new', size, writtenAt: new Date(Date.now() + 3_600_000) };
    },
    read: async (key) =>
      key === 'users/new' ? Readable.from([Buffer.alloc(size)]) : storage.read(key),
  };
}

test('all tables, files and the key come back in another database and another storage', async () => {
  const { on, s3, archives, facts, deps, files } = await backedUp();
  expect(facts.files).toBe(files.size);
  await expect(makeBackup(deps, { archives, name })).rejects.toThrow('is there already');

  const { address, client } = await newDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'stratum-restored-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = createS3Storage(s3.settings, { clock: systemClock, folder });
  const known = await readMigrations();
  const { manifest, otpKey } = await checkArchive({ archives, name }, known);
  expect(otpKey).toEqual(deps.secrets.otpKey);
  const whole = await buffer(await archives.read(name));
  const restoring = { address, storage, log, migrations: [...known, later] };
  const restore = (bytes: Buffer) =>
    restoreBackup(restoring, { manifest, content: Readable.from([bytes]) });

  // It breaks off in the midst of the last file, and all is taken back.
  const cut = whole.lastIndexOf('files/users/') + 520;
  await expect(restore(whole.subarray(0, cut))).rejects.toThrow('is damaged');
  expect(await isEmptyDatabase(client)).toBe(true);
  expect(await filesOf(storage)).toEqual(new Map());

  expect(await restore(whole)).toBe(facts.files);
  const { rows } = await client.query('SELECT people FROM people_then');
  expect(rows).toEqual([{ people: 2 }]);
  await client.query('DROP TABLE people_then');
  await client.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'later'`);
  const [restored, source] = [await stateOf(client), await stateOf(on.database.pool)];
  expect(restored).toEqual(source);
  expect(source.get('pgboss.job_common')).not.toEqual([]);
  expect(files.size).toBeGreaterThanOrEqual(2);
  expect(await filesOf(storage)).toEqual(files);

  await expect(restore(whole)).rejects.toThrow('holds files already');
  for (const key of (await filesOf(storage)).keys()) await storage.remove(key);
  await expect(restore(whole)).rejects.toThrow('The database holds tables already');
  expect(await stateOf(client)).toEqual(source);
});

test('a snapshot shows what was there when it was taken, while others write', async () => {
  const on = await createTestApp();
  const early = await on.build.user();
  const snapshot = await openSnapshot(on.database.address, log);
  const late = await on.build.user();
  const users = snapshot.tables.find(({ name: table }) => table === 'public.users');
  const parts = await Array.fromAsync(snapshot.readTable(users ?? { name: '', columns: [] }));
  await snapshot.close();
  const rows = parts.map((part) => zstdDecompressSync(part).toString('utf8')).join('');
  expect(rows).toContain(early.email);
  expect(rows).not.toContain(late.email);
});

test('rows come in past triggers and keys in a circle, both hold again, and sequences go on', async () => {
  const { client } = await newDatabase();
  await client.query(`
    CREATE TABLE hens (id serial PRIMARY KEY, egg int);
    CREATE TABLE eggs (id int PRIMARY KEY, hen int REFERENCES hens);
    ALTER TABLE hens ADD FOREIGN KEY (egg) REFERENCES eggs;
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''refused''; END';
    CREATE TRIGGER guard BEFORE INSERT ON eggs FOR EACH ROW EXECUTE FUNCTION refuse()`);
  const manifest = {
    tables: [
      { name: 'public.eggs', columns: ['id', 'hen'] },
      { name: 'public.hens', columns: ['id', 'egg'] },
    ],
    sequences: [{ name: 'public.hens_id_seq', value: '7' }],
  };
  const rows = (copied: string) => zstdCompressSync(copied);
  // Given up in the midst of a row, the connection takes statements again.
  const first = await startLoading(client, manifest);
  await first.load('public.eggs', rows('1'));
  await first.giveUp();
  await client.query('ROLLBACK');
  const second = await startLoading(client, manifest);
  await second.load('public.eggs', rows('1\t'));
  await second.load('public.eggs', rows('7\n'));
  await second.load('public.hens', rows('7\t1\n'));
  await second.finish();
  const { rows: next } = await client.query('INSERT INTO hens DEFAULT VALUES RETURNING id');
  expect(next).toEqual([{ id: 8 }]);
  await expect(client.query('INSERT INTO eggs VALUES (2, 7)')).rejects.toThrow('refused');
  await expect(client.query('DELETE FROM eggs')).rejects.toThrow('foreign key');
  // What does not fit together is refused as the keys are made.
  const third = await startLoading(client, manifest);
  await third.load('public.eggs', rows('1\t9\n'));
  await expect(third.finish()).rejects.toThrow('foreign key');
});

test('with other secrets than the database was first used with, no backup is made', async () => {
  const on = await createTestApp();
  const { secrets, storage, database } = on.deps;
  await bindSecrets(database.db, { fingerprint: 'another' }, on.clock.now());
  const archives = createArchiveBucket(null, 'none', '');
  const deps = { address: database.address, storage, secrets, clock: systemClock, log };
  await expect(makeBackup(deps, { archives, name })).rejects.toThrow('with other secrets');
});
