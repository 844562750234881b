import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { loadPack } from '@stratum/content/load';
import { buildApp } from './app.ts';
import { refuseDemoPeople } from './demo/guard.ts';
import { plantDemo } from './demo/plant.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { connectDatabase, type DatabaseAddress } from './platform/database.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { openOutbox } from './platform/mail/outbox.ts';
import { migrateDatabase } from './platform/migrations.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { loadSecrets } from './platform/secrets.ts';

const pagesDir = fileURLToPath(new URL('../../web/dist/client', import.meta.url));

/** How long a request in flight may take once the server stops, milliseconds. */
const slowPeerPatience = 5_000;

export interface RunningServer {
  readonly url: string;
  /** Answers what is in flight, takes nothing new, and lets go of the data folder. */
  stop(): Promise<void>;
}

/** Steps of a start, told as they begin. */
export type Tell = (step: 'content' | 'database' | 'migrations' | 'demo' | 'listening') => void;

/** Starts the whole product; what was started is ended again when a later step fails. */
export async function startServer(config: Config, log: Log, tell: Tell): Promise<RunningServer> {
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    const url = await startParts(config, log, tell, started);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  config: Config,
  log: Log,
  tell: Tell,
  started: (() => Promise<void>)[],
): Promise<string> {
  tell('content');
  const pack = await loadPack(config.CONTENT_DIR);
  const secrets = await loadSecrets(config.DATA_DIR);
  tell('database');
  const { address, stop } = await openDatabase(config, log);
  started.push(stop);
  const database = connectDatabase(address, { log, poolSize: config.DATABASE_POOL });
  started.push(database.close);
  tell('migrations');
  const clock = systemClock;
  const { db } = database;
  await migrateDatabase(database.pool, () =>
    config.DEMO ? plantDemo({ db, clock, pack }, () => tell('demo')) : refuseDemoPeople(db),
  );
  const mailer = createMailer(config);
  started.push(() => mailer.close());
  tell('listening');
  const publicUrl = config.PUBLIC_URL ?? localUrl(config.HOST, config.PORT);
  const app = await buildApp({
    log,
    clock,
    database,
    mailer,
    secrets,
    pack,
    publicUrl,
    trustProxy: config.TRUST_PROXY,
    pagesDir,
    outbox: config.DEMO && !config.SMTP_URL ? openOutbox(config.DATA_DIR) : null,
  });
  started.push(async () => {
    // A peer that neither ends nor gives up its request must not hold the database open.
    const patience = setTimeout(() => app.server.closeAllConnections(), slowPeerPatience);
    await app.close();
    clearTimeout(patience);
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  const { port } = app.server.address() as AddressInfo;
  return config.PUBLIC_URL ?? localUrl(config.HOST, port);
}

async function openDatabase(
  config: Config,
  log: Log,
): Promise<{ address: DatabaseAddress; stop(): Promise<void> }> {
  if (config.DATABASE_URL) {
    return { address: { connectionString: config.DATABASE_URL }, async stop() {} };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log });
  return { address: postgres.connection, stop: () => postgres.stop() };
}

function localUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
