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
import { percentile } from './figures.ts';
import { enrolMany } from './people.ts';
import { checkOut } from './release.ts';
import { type Running, running } from './running.ts';
import { createWriter, sendAs, statesIn, type Writer } from './writers.ts';

const [commit = 'HEAD~1', perSecond = '100'] = process.argv.slice(2);
const people = 200;
/** Milliseconds of each part with nothing but the load. */
const part = 10_000;
const reads = [
  '/profile-info',
  '/assessment-graph?categoryType=mentality&monthYear=2026',
  '/assessment-status',
  '/get-wins-streak',
  '/goal-list',
  '/get-personal-stuff',
  '/get-notification',
  '/ppau-group-list',
];

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

let serving: Running[] = [await start(earlier.server)];
await client.connect();
const migrations = async () =>
  Number((await client.query('SELECT count(*) FROM drizzle.__drizzle_migrations')).rows[0].count);
const migrationsBefore = await migrations();
const phases: { name: string; times: number[]; failures: string[] }[] = [];
let turn = 0;
const address = () => serving[(turn += 1) % serving.length]?.url ?? '';
const writers = (await enrolMany(postgres.url, people)).map((person) =>
  createWriter(person, address),
);
const busy = new Set<Writer>();

const load = new AbortController();
const loading = generate();
enter(`${earlier.name} alone`);
await pause(part);
enter('this one starts beside it and migrates');
const ours = await start('server/src/main.ts');
const migrated = (await migrations()) - migrationsBefore;
enter('both');
serving = [...serving, ours];
await pause(part);
enter('the earlier one is stopped');
const [theirs] = serving;
serving = [ours];
await theirs?.stop();
await pause(part);
enter('the earlier one is started again, and both serve');
const again = await start(earlier.server);
serving = [ours, again];
await pause(part);
load.abort();
await loading;

const lost = await lostWrites();
await Promise.all(serving.map((server) => server.stop()));
await client.end();
await postgres.stop();
await rm(folder, { recursive: true });
earlier.remove();
report();

function enter(name: string): void {
  phases.push({ name, times: [], failures: [] });
}

/** Requests begin by the clock, however long those before take: half of them write. */
async function generate(): Promise<void> {
  const open = new Set<Promise<void>>();
  const began = performance.now();
  for (let sent = 0; !load.signal.aborted; sent += 1) {
    await pause(Math.max(0, began + (sent * 1_000) / Number(perSecond) - performance.now()));
    const request = measure(sent);
    open.add(request);
    void request.finally(() => open.delete(request));
  }
  await Promise.all(open);
}

async function measure(number: number): Promise<void> {
  const phase = phases.at(-1);
  const began = performance.now();
  try {
    await requestOf(number);
    phase?.times.push(performance.now() - began);
  } catch (error) {
    phase?.failures.push(String(error));
  }
}

/** Who writes does one thing after the other, so that what is there at the end is known. */
async function requestOf(number: number): Promise<void> {
  const writer = writers[number % writers.length];
  if (!writer) return;
  if (number % 2 === 0 && !busy.has(writer)) {
    busy.add(writer);
    return writer.writeOne().finally(() => busy.delete(writer));
  }
  const path = reads[number % reads.length] ?? '';
  await sendAs(writer.person.token, address(), 'GET', path);
}

async function lostWrites(): Promise<number> {
  let lost = 0;
  for (const { person, writes } of writers) {
    const found = await statesIn(client, person);
    const last = new Map(writes.map(({ object, state }) => [object, state]));
    for (const [object, state] of last) if (found.get(object) !== state) lost += 1;
  }
  return lost;
}

function report(): void {
  for (const { name, times, failures } of phases) {
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
    console.log(
      `${name}: ${times.length + failures.length} requests, ${failures.length} failed; ${half.toFixed(1)} ms, 99 % within ${most.toFixed(0)} ms`,
    );
    for (const failure of new Set(failures.slice(0, 5))) console.log(`  ${failure}`);
  }
  const writes = writers.reduce((sum, { writes }) => sum + writes.length, 0);
  console.log(`${migrated} migrations under load; ${writes} writes acknowledged, ${lost} lost`);
  if (lost > 0 || phases.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}
