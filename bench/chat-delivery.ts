// The long form of what `npm test` proves in short: people send to groups over two servers, which are
// killed with -9 again and again, as is their PostgreSQL, while Redis goes and comes back and connections
// are cut. It fails where an acknowledged message is not there once, where somebody was told another
// order than the history's, or an unread count is not the model's.
// `node bench/chat-delivery.ts [messages] [server kills] [database kills]`

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@stratum/server/embedded-postgres';
import { connectDatabase } from '../server/src/platform/database.ts';
import { createLog } from '../server/src/platform/log.ts';
import { migrateDatabase } from '../server/src/platform/migrations/migrate-database.ts';
import { deliver } from '../server/test/process/delivery/deliver.ts';
import { startRedis } from '../server/test/redis-server.ts';
import { running } from './running.ts';

// Each server that is started has the bench end it, too.
process.setMaxListeners(0);

const [messages = 10_000, serverKills = 50, databaseKills = 10] = process.argv.slice(2).map(Number);
/** Redis goes, and comes back some messages later. */
const redisStops = 5;

const log = createLog('silent');
const folder = await mkdtemp(join(tmpdir(), 'stratum-delivery-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log });
await migrateDatabase(postgres.connection, log);
const database = connectDatabase(postgres.connection, { log, poolSize: 2 });
const redis = await startRedis();
const settings = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  SECRET_KEY: randomBytes(32).toString('base64'),
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FACTOR: '1000000',
};

const killDatabase = async () => void process.kill(postgres.pid, 'SIGKILL');
const stops = Array.from({ length: redisStops }, () => [redis.stop, redis.start]).flat();
const began = performance.now();
const { faults, ...figures } = await deliver({
  database: database.db,
  messages,
  people: 8,
  groupCount: 3,
  serverKills,
  blows: mixed(
    Array.from({ length: databaseKills }, () => killDatabase),
    stops,
  ),
  startServer: () => running(['server/src/main.ts'], settings),
});
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `${messages} messages, ${serverKills} server kills, ${databaseKills} database kills, Redis stopped and back ${redisStops} times, in ${minutes} min, load ${loadavg()[0]?.toFixed(1)}:`,
  figures,
);
console.log(faults.length === 0 ? 'nothing lost, doubled or out of order' : faults.slice(0, 20));
if (faults.length > 0) process.exitCode = 1;
await database.close();
await redis.stop();
await postgres.stop();
await rm(folder, { recursive: true });
process.exit();

/** One of each in turn, for as long as there are some. */
function mixed<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  const length = Math.max(some.length, others.length);
  return Array.from({ length }, (_, at) => [some.slice(at, at + 1), others.slice(at, at + 1)]).flat(
    2,
  );
}
