// The long form of what `npm test` proves of a backup in short: people write a thousand times, of several
// kinds in random order; a backup begins in the middle; after a restore elsewhere each person has all
// that was acknowledged before it began, and of what came later the first so many in their order.
// `node bench/backup-load.ts [writes] [backups]`

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '@stratum/server/embedded-postgres';
import pg from 'pg';
import { enrolMany } from './people.ts';
import { running } from './running.ts';
import { createWriter, statesIn, type Writer } from './writers.ts';

const [total = 1_000, backups = 3] = process.argv.slice(2).map(Number);
const admin = join(import.meta.dirname, '../server/src/admin/main.ts');
const silent = { info() {}, warn() {} };
const folder = await mkdtemp(join(tmpdir(), 'stratum-backup-load-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: silent });
const env = {
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  DEMO: 'off',
  RATE_LIMIT_FACTOR: '1000000',
};
const DATABASE_URL = postgres.url;
const product = await running(['server/src/main.ts'], { ...env, DATABASE_URL });
const writers = (await enrolMany(postgres.url, 8)).map((person) =>
  createWriter(person, () => product.url),
);
const done = () => writers.reduce((sum, { writes }) => sum + writes.length, 0);

const taken: { archive: string; before: readonly number[]; at: number; until: number }[] = [];
const writing = Promise.all(writers.map(writeOn));
for (let number = 1; number <= backups; number += 1) {
  while (done() < (total * number) / (backups + 1)) await pause(5);
  const archive = join(folder, `${number}.tar`);
  const before = writers.map(({ writes }) => writes.length);
  const at = done();
  await command('backup', archive, { DATABASE_URL, DATA_DIR: env.DATA_DIR });
  taken.push({ archive, before, at, until: done() });
}
await writing;
await product.stop();
await postgres.stop();

for (const { archive, before, at, until } of taken) {
  const DATA_DIR = `${archive}-restored`;
  await command('restore', archive, { DATA_DIR });
  const restored = await running(['server/src/main.ts'], { ...env, DATA_DIR });
  const faults = await faultsIn(DATA_DIR, before);
  await restored.stop();
  console.log(
    `backup after ${at} writes, during ${until - at} more: ${faults.length === 0 ? 'each person has a prefix that holds all acknowledged before it' : faults.join('; ')}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
await rm(folder, { recursive: true });

async function writeOn(writer: Writer): Promise<void> {
  while (done() < total || taken.length < backups) await writer.writeOne();
}

async function faultsIn(dataDir: string, before: readonly number[]): Promise<readonly string[]> {
  const { findRunningPostgres } = await import('../server/src/platform/postgres/find-running.ts');
  const client = new pg.Client(await findRunningPostgres(dataDir));
  await client.connect();
  const faults: string[] = [];
  for (const [at, writer] of writers.entries()) {
    const found = await statesIn(client, writer.person);
    if (!isPrefix(writer, before[at] ?? 0, found)) faults.push(`writer ${at} has another state`);
  }
  await client.end();
  return faults;
}

/** Whether some state of the writer's, at or after the given count of writes, is the one found. */
function isPrefix(writer: Writer, least: number, found: ReadonlyMap<string, string>): boolean {
  const state = new Map<string, string>();
  return [undefined, ...writer.writes].some((write, count) => {
    if (write) state.set(write.object, write.state);
    const isSame =
      state.size === found.size && [...state].every(([key, is]) => found.get(key) === is);
    return count >= least && isSame;
  });
}

async function command(...[name, archive, settings]: [string, string, Record<string, string>]) {
  const options = { env: { ...process.env, ...settings } };
  await promisify(execFile)(process.execPath, [admin, name, archive], options);
}
