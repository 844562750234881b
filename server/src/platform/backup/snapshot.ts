import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { advisoryLocks } from '../advisory-locks.ts';
import type { DatabaseAddress } from '../database.ts';
import type { Log } from '../log.ts';
import { BackupError } from './backup-error.ts';
import { readCatalogue } from './catalogue.ts';
import { partSize } from './entries.ts';
import type { Manifest } from './manifest.ts';

const compress = promisify(zstdCompress);

export interface Snapshot extends Pick<Manifest, 'migration' | 'tables' | 'sequences'> {
  /** Version of the job queue's tables; null where there are none. */
  readonly jobsVersion: number | null;
  /** Of the secrets that the database was first used with. */
  readonly secretsFingerprint: string | null;
  /** A table's rows in PostgreSQL's text form, compressed part by part. */
  readTable(table: Manifest['tables'][number]): AsyncGenerator<Buffer>;
  /** Ends it, however often it is called. */
  close(): Promise<void>;
}

/** One state of all tables, while others go on writing. @throws BackupError */
export async function openSnapshot(address: DatabaseAddress, log: Log): Promise<Snapshot> {
  // Without time-outs: a large table takes longer than a request may.
  const client = new pg.Client({ ...address, application_name: 'stratum backup' });
  client.on('error', (error) => log.warn({ err: error }, 'the connection for the backup broke'));
  await client.connect();
  try {
    const facts = await begin(client);
    let closed: Promise<void> | null = null;
    return {
      ...facts,
      readTable: (table) => readTable(client, table),
      close: () => {
        closed ??= client.end();
        return closed;
      },
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** No migration comes in between what tables there are and their locks. */
async function begin(client: pg.Client) {
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    await client.query('SELECT set_config($1, $2, false)', [setting, '0']);
  }
  await client.query('SELECT pg_advisory_lock_shared($1)', [advisoryLocks.migrations]);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!rows[0]?.there) throw new BackupError('The database holds no installation to back up.');
  const catalogue = await readCatalogue(client);
  const names = catalogue.tables.map(({ name }) => name);
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
  const migration = await newestMigration(client);
  await client.query('SELECT pg_advisory_unlock_shared($1)', [advisoryLocks.migrations]);
  return {
    ...catalogue,
    migration,
    jobsVersion: names.includes('pgboss.version') ? await jobsVersion(client) : null,
    secretsFingerprint: await fingerprint(client),
  };
}

async function newestMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ newest: string | null }>(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest);
}

async function jobsVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM pgboss.version');
  return rows[0]?.version ?? null;
}

async function fingerprint(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ secrets_fingerprint: string }>(
    'SELECT secrets_fingerprint FROM public.installation',
  );
  return rows[0]?.secrets_fingerprint ?? null;
}

async function* readTable(
  client: pg.Client,
  { name, columns }: Manifest['tables'][number],
): AsyncGenerator<Buffer> {
  // A partitioned table is copied by a query alone.
  const copy = client.query(copyTo(`COPY (SELECT ${columns.join(', ')} FROM ${name}) TO STDOUT`));
  for await (const part of inParts(copy)) yield await compress(part);
}

/** Joins what comes until it is large enough to compress well. */
async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    gathered.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    yield Buffer.concat(gathered);
    [gathered, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(gathered);
}
