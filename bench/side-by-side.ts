// Two releases on one database: an earlier commit's server serves 100 requests a second, this one's
// starts beside it and migrates, both serve, the earlier one is stopped, and starts again as where a
// release is taken back. Fails where a request does. `node bench/side-by-side.ts [commit] [requests a second]`
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@stratum/server/embedded-postgres';
import pg from 'pg';
import { enrolMany } from './people.ts';
import { checkOut } from './release.ts';
import { type Running, running } from './running.ts';
import { startLoad } from './steady-load.ts';
import { createWriter, lostWrites } from './writers.ts';

const [commit = 'HEAD~1', perSecond = '100'] = process.argv.slice(2);
const people = 200;
/** Milliseconds of each part with nothing but the load. */
const part = 10_000;

const earlier = checkOut(commit);
const folder = await mkdtemp(join(tmpdir(), 'stratum-upgrade-'));
const silent = { info() {}, warn() {} };
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: silent });
const settings = {
  DATABASE_URL: postgres.url,
  DATA_DIR: join(folder, 'data'),
  SECRET_KEY: randomBytes(32).toString('base64'),
  PORT: '0',
  DEMO: 'off',
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000000',
};
const start = (program: string) => running([program], settings);
const client = new pg.Client({ connectionString: postgres.url });
const migrations = async () =>
  Number((await client.query('SELECT count(*) FROM drizzle.__drizzle_migrations')).rows[0].count);

const theirs = await start(earlier.server);
let serving: Running[] = [theirs];
let turn = 0;
await client.connect();
const migrationsBefore = await migrations();
const address = () => serving[(turn += 1) % serving.length]?.url ?? '';
const writers = (await enrolMany(postgres.url, people)).map((person) =>
  createWriter(person, address),
);

const load = startLoad(writers, address, Number(perSecond));
load.enter(`${earlier.name} alone`);
await pause(part);
load.enter('this one starts beside it and migrates');
const ours = await start('server/src/main.ts');
const migrated = (await migrations()) - migrationsBefore;
load.enter('both');
serving = [theirs, ours];
await pause(part);
load.enter('the earlier one is taken out and stopped');
serving = [ours];
await theirs.stop();
await pause(part);
load.enter('the earlier one is started again, and both serve');
const again = await start(earlier.server);
serving = [ours, again];
await pause(part);
const isWhole = await load.end();

const lost = await lostWrites(client, writers);
const written = writers.reduce((sum, { writes }) => sum + writes.length, 0);
console.log(`${migrated} migrations under load; ${written} writes acknowledged, ${lost} lost`);
if (!isWhole || lost > 0) process.exitCode = 1;
await Promise.all(serving.map((server) => server.stop()));
await client.end();
await postgres.stop();
await rm(folder, { recursive: true });
earlier.remove();
