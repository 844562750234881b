import { randomBytes } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '../../src/platform/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { migrateDatabase } from '../../src/platform/migrations/migrate-database.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts';
import { startRedis } from '../redis-server.ts';
import { deliver } from './delivery/deliver.ts';
import { newDataDir, runProduct } from './product.ts';

const log = createLog('silent');

// The long form is bench/chat-delivery.ts. Four servers are started, which takes a busy machine long.
it('messages that were acknowledged are there once, in one order for all, whoever is killed meanwhile', async () => {
  const dataDir = await newDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir: await newDataDir(), log });
  onTestFinished(() => postgres.stop());
  await migrateDatabase(postgres.connection, log);
  const database = connectDatabase(postgres.connection, { log, poolSize: 2 });
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    RATE_LIMIT_FACTOR: '1000000',
  };
  const { faults, ...figures } = await deliver({
    database: database.db,
    messages: 300,
    people: 4,
    groupCount: 2,
    serverKills: 2,
    blows: [
      async () => void process.kill(postgres.pid, 'SIGKILL'),
      () => redis.stop(),
      () => redis.start(),
    ],
    async startServer() {
      const product = runProduct(dataDir, env);
      return { process: product.process, url: await product.url };
    },
  });
  await database.close();
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ acknowledged: 300, stored: 300 });
}, 300_000);
