// Several processes behind the proxy of deploy/Caddyfile's kind: two that serve and one that runs jobs, on
// one PostgreSQL and one Redis, under 100 requests a second; each is replaced by a new one, told to stop
// without a word to the proxy. Fails where a request does. `CADDY_PATH=… node bench/several.ts`
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@stratum/server/embedded-postgres';
import pg from 'pg';
import { freePort } from '../server/test/free-port.ts';
import { startRedis } from '../server/test/redis-server.ts';
import { enrolMany } from './people.ts';
import { running } from './running.ts';
import { startLoad } from './steady-load.ts';
import { createWriter, lostWrites } from './writers.ts';

const rounds = 2;
const caddy = process.env.CADDY_PATH ?? 'caddy';
const folder = await mkdtemp(join(tmpdir(), 'stratum-several-'));
const silent = { info() {}, warn() {} };
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: silent });
const redis = await startRedis();
const [front, ...ports] = [await freePort(), await freePort(), await freePort()];
const settings = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  DATA_DIR: join(folder, 'data'),
  SECRET_KEY: randomBytes(32).toString('base64'),
  DEMO: 'off',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  RATE_LIMIT_FACTOR: '1000000',
};
const main = ['server/src/main.ts'];
const startWeb = (port: number | undefined) =>
  running(main, { ...settings, ROLE: 'web', PORT: String(port) });

let serving = [await startWeb(ports[0]), await startWeb(ports[1])];
const worker = await running(main, { ...settings, ROLE: 'worker', PORT: '0' });
const proxyFile = join(folder, 'Caddyfile');
await writeFile(
  proxyFile,
  `{
  admin off
}
http://127.0.0.1:${front} {
  reverse_proxy ${ports.map((port) => `127.0.0.1:${port}`).join(' ')} {
    lb_policy least_conn
    lb_try_duration 5s
    fail_duration 5s
    transport http {
      keepalive 60s
    }
  }
}
`,
);
const proxy = spawn(caddy, ['run', '--config', proxyFile, '--adapter', 'caddyfile'], {
  stdio: 'ignore',
});
await once(proxy, 'spawn');
const url = `http://127.0.0.1:${front}`;
while (
  !(await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  ))
)
  await pause(50);

const writers = (await enrolMany(postgres.url, 200)).map((person) =>
  createWriter(person, () => url),
);
const load = startLoad(writers, () => url, 100);
load.enter('two serve behind the proxy');
await pause(10_000);
for (let round = 1; round <= rounds; round += 1) {
  for (const [at, port] of ports.entries()) {
    load.enter(`round ${round}: process ${at + 1} is replaced`);
    await serving[at]?.stop();
    const fresh = await startWeb(port);
    serving = serving.map((server, index) => (index === at ? fresh : server));
    await pause(6_000);
  }
}
const isWhole = await load.end();
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const lost = await lostWrites(client, writers);
await client.end();
console.log(`${lost} acknowledged writes lost`);
if (!isWhole || lost > 0) process.exitCode = 1;
proxy.kill();
await Promise.all([...serving, worker].map((server) => server.stop()));
await redis.stop();
await postgres.stop();
await rm(folder, { recursive: true });
