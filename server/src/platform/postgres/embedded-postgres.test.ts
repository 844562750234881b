import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { ClusterInitError, DataFolderInUseError, PostgresStartError } from './errors.ts';
import { postgresProcessesIn } from './processes.ts';
import { readNotes, withClient, writeNote } from './testing/notes.ts';
import { recordedLog } from './testing/recorded-log.ts';
import { runningPostgres } from './testing/running-postgres.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const WITHIN = { timeout: 10_000, interval: 10 };

test('the first start makes a durable UTF-8 database that only its socket reaches', async () => {
  const postgres = await runningPostgres(temporaryFolder(), { settings: {} });
  const settings = await withClient(postgres.connection, async (client) => {
    const { rows } = await client.query(`
      SELECT current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding,
        current_setting('listen_addresses') AS addresses, lower('ÉTÉ') AS summer`);
    return rows[0];
  });
  expect(settings).toEqual({ fsync: 'on', encoding: 'UTF8', addresses: '', summer: 'été' });
  await writeNote({ connectionString: postgres.url }, 'by address');
  expect(await readNotes(postgres.connection)).toEqual(['by address']);
});

test('a further start finds the data, and stop may be called twice', async () => {
  const dataDir = temporaryFolder();
  const first = await runningPostgres(dataDir);
  await writeNote(first.connection, 'kept');
  await Promise.all([first.stop(), first.stop()]);
  await first.stop();
  expect(await postgresProcessesIn(join(dataDir, 'postgres'))).toEqual([]);

  const second = await runningPostgres(dataDir);
  expect(await readNotes(second.connection)).toEqual(['kept']);
});

test('of two starts on one folder one is refused', async () => {
  const dataDir = temporaryFolder();
  const starts = await Promise.allSettled([runningPostgres(dataDir), runningPostgres(dataDir)]);
  const refused = starts.filter((start) => start.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(DataFolderInUseError)]);
});

test('a first start that was cut short is begun anew', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'postgres.unfinished-earlier/base'), { recursive: true });
  await runningPostgres(dataDir);
  expect(readdirSync(dataDir).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a cluster left without its database, by a full disk for one, is given it', async () => {
  const dataDir = temporaryFolder();
  const first = await runningPostgres(dataDir);
  await withClient({ ...first.connection, database: 'postgres' }, (client) =>
    client.query('DROP DATABASE stratum'),
  );
  await first.stop();
  const log = recordedLog();
  const second = await runningPostgres(dataDir, { log });
  await writeNote(second.connection, 'written');
  expect(log.lines).toContain('warn the database was missing and has been made');
});

test('a folder that holds something else is refused and left as it is', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres/letter.txt'), 'dear');
  await expect(runningPostgres(dataDir)).rejects.toThrow(ClusterInitError);
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['letter.txt']);
});

test('a start that fails says what PostgreSQL said, and frees the folder', async () => {
  const dataDir = temporaryFolder();
  const wrong = { settings: { fsync: 'off', max_connections: 'many' } };
  const start = runningPostgres(dataDir, wrong);
  await expect(start).rejects.toBeInstanceOf(PostgresStartError);
  await expect(start).rejects.toThrow('max_connections');
  await runningPostgres(dataDir);
});

test('a data folder too deep for a socket is served all the same', async () => {
  const dataDir = join(temporaryFolder(), 'a-folder-in-a-folder/'.repeat(6));
  const postgres = await runningPostgres(dataDir);
  await writeNote(postgres.connection, 'deep');
  expect(await readNotes({ connectionString: postgres.url })).toEqual(['deep']);
  await postgres.stop();
  expect(existsSync(postgres.connection.host)).toBe(false);
});

test('PostgreSQL killed under the server comes back by itself with what was committed', async () => {
  const log = recordedLog();
  const onExit = vi.fn();
  const postgres = await runningPostgres(temporaryFolder(), { log, onExit });
  await writeNote(postgres.connection, 'committed');
  const killed = postgres.pid;
  process.kill(killed, 'SIGKILL');
  const notes = await vi.waitFor(() => readNotes(postgres.connection), WITHIN);
  expect(notes).toEqual(['committed']);
  expect(postgres.pid).not.toBe(killed);
  expect(onExit).toHaveBeenCalledOnce();
  expect(log.lines).toContain('warn PostgreSQL has ended by itself and is started again');
});

/** Keeps a child of PostgreSQL so busy that it does not notice the end of its parent. */
async function keepChildBusy({ connection }: EmbeddedPostgres) {
  const endless = withClient(connection, (client) =>
    client.query('DO $$ BEGIN LOOP END LOOP; END $$'),
  );
  const cut = expect(endless).rejects.toThrow();
  const busy = () =>
    withClient(connection, (client) =>
      client.query(`SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'DO%'`),
    );
  await vi.waitUntil(async () => (await busy()).rowCount === 1, WITHIN);
  return { cut };
}

test('it comes back although a busy child of the killed one still runs', async () => {
  const postgres = await runningPostgres(temporaryFolder());
  const { cut } = await keepChildBusy(postgres);
  process.kill(postgres.pid, 'SIGKILL');
  await cut;
  await vi.waitFor(() => writeNote(postgres.connection, 'again'), WITHIN);
});

test('a stop while it is coming back is a stop', async () => {
  const dataDir = temporaryFolder();
  const log = recordedLog();
  const postgres = await runningPostgres(dataDir, { log });
  const { cut } = await keepChildBusy(postgres);
  process.kill(postgres.pid, 'SIGKILL');
  await vi.waitUntil(() => log.lines.some((line) => line.includes('ended by itself')), WITHIN);
  await postgres.stop();
  expect(await postgresProcessesIn(join(dataDir, 'postgres'))).toEqual([]);
  await cut;
});
