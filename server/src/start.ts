import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { loadPack } from '@stratum/content/load';
import type { FastifyInstance } from 'fastify';
import { buildApp, buildWorkerApp, type Deps, productDomains } from './app.ts';
import { refuseDemoPeople } from './demo/guard.ts';
import type { Outboxes } from './demo/outbox-page.ts';
import { seedDemo } from './demo/seed.ts';
import { inviteFirstAdministrator } from './domains/administrators/index.ts';
import { createGazetteer, createGooglePlaces, type PlaceSearch } from './domains/places/index.ts';
import { createJobs } from './jobs.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { connectDatabase, type Database } from './platform/database.ts';
import { type DiskWatch, freeBytes, watchDisk } from './platform/disk.ts';
import { createPictureDecoder } from './platform/images/picture-decoder.ts';
import { createJobQueue, type JobQueue } from './platform/jobs/job-queue.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { openOutbox } from './platform/mail/outbox.ts';
import { migrateDatabase } from './platform/migrations/migrate-database.ts';
import { createOidcProvider, type OidcProvider } from './platform/oidc/provider.ts';
import { openDatabase } from './platform/open-database.ts';
import { pruneOutbox } from './platform/outbox-folder.ts';
import { operatorOf } from './platform/pages/operator.ts';
import { repeat } from './platform/repeat.ts';
import { bindSecrets } from './platform/secrets/bind-secrets.ts';
import { loadSecrets } from './platform/secrets/secrets.ts';
import { createSmsSender } from './platform/sms/create-sms-sender.ts';
import { openSmsOutbox } from './platform/sms/outbox.ts';
import { createStorage } from './platform/storage/create-storage.ts';

const pagesDir = fileURLToPath(new URL('../../web/dist/client', import.meta.url));

/** How long a request in flight may take once the server stops, milliseconds. */
const slowPeerPatience = 4_000;
/** For all that a stop ends, one after the other; the database gets what is left. Milliseconds. */
const stopBudget = 9_000;

const workerSettings = { fallbackSeconds: 5, maintenanceSeconds: 15 };

interface Serving {
  readonly url: string;
  /** The one-time link by which somebody becomes the first administrator. */
  readonly invitation: string | null;
}

export interface RunningServer extends Serving {
  /** Answers what is in flight, hands unfinished jobs back, takes nothing new, and lets go of the data folder. */
  stop(): Promise<void>;
}

/** Steps of a start, told as they begin. */
export type Tell = (step: 'content' | 'database' | 'migrations' | 'demo' | 'listening') => void;

/** Ends a started part. @param within milliseconds left of the stop */
type End = (within: number) => Promise<void>;

/**
 * Starts the whole product; what was started is ended again when a later step fails, or when the
 * signal is aborted between two steps.
 */
export async function startServer(
  config: Config,
  log: Log,
  tell: Tell,
  signal: AbortSignal,
): Promise<RunningServer> {
  const started: End[] = [];
  const stop = async () => {
    const deadline = performance.now() + stopBudget;
    for (const end of started.splice(0).reverse()) await end(deadline - performance.now());
  };
  const begin: Tell = (step) => {
    signal.throwIfAborted();
    tell(step);
  };
  try {
    const serving = await startParts({ config, log, tell: begin, started });
    return { ...serving, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Start {
  readonly config: Config;
  readonly log: Log;
  readonly tell: Tell;
  readonly started: End[];
}

async function startParts(start: Start): Promise<Serving> {
  const { config, log, tell, started } = start;
  tell('content');
  const pack = await loadPack(config.CONTENT_DIR);
  const secrets = await loadSecrets(config);
  const clock = systemClock;
  const { database, disk } = await startDatabase(start, async (db) => {
    await bindSecrets(db, secrets, clock.now());
    if (config.DEMO) await seedDemo(db, { clock, pack }, () => tell('demo'));
    else await refuseDemoPeople(db);
  });
  started.push(keepOutboxPruned(config, clock, log));
  const mailer = createMailer(config, clock);
  started.push(() => mailer.close());
  const gazetteer = createGazetteer(log);
  started.push(() => gazetteer.close());
  tell('listening');
  const worker = config.ROLE === 'web' ? null : workerSettings;
  const jobs = createJobQueue({ address: database.address, log, worker });
  const decoder = createPictureDecoder();
  const publicUrl = config.PUBLIC_URL ?? localUrl(config.HOST, config.PORT);
  const sms = createSmsSender(config, clock);
  const signInProvider = signInProviderOf(config, publicUrl, log);
  started.push(beginDiscovery(signInProvider));
  const deps: Deps = {
    log,
    clock,
    database,
    jobs,
    mailer,
    sms,
    gazetteer,
    googlePlaces: googlePlacesOf(config),
    signInProvider,
    secrets,
    storage: await createStorage(config, secrets.fileKey, clock),
    decoder,
    pack,
    publicUrl,
    trustProxy: config.TRUST_PROXY,
    hstsSubdomains: config.HSTS_SUBDOMAINS,
    disk,
    callLimits: { perNetwork: config.RATE_LIMIT, writesPerMinute: config.WRITE_LIMIT },
    operator: operatorOf(config),
    pagesDir,
    outbox: config.DEMO ? outboxesOf(config) : null,
  };
  const domains = productDomains(deps);
  jobs.register(createJobs(deps, domains));
  const app = config.ROLE === 'worker' ? buildWorkerApp(deps) : await buildApp(deps, domains);
  started.push(() => endServing(app, jobs));
  started.push(async () => decoder.close());
  await app.listen({ host: config.HOST, port: config.PORT });
  await jobs.start();
  const { port } = app.server.address() as AddressInfo;
  const url = config.PUBLIC_URL ?? localUrl(config.HOST, port);
  return { url, invitation: await invitationAt(url, config, deps) };
}

/** Null where there is an administrator, in the demo, and from a process that serves no pages. */
async function invitationAt(
  url: string,
  { DEMO, ROLE }: Config,
  { clock, database: { db } }: Deps,
): Promise<string | null> {
  if (DEMO || ROLE === 'worker') return null;
  const token = await inviteFirstAdministrator({ db, clock });
  // A fragment reaches neither logs nor other sites.
  return token && new URL(`/admin-invite#${token}`, url).href;
}

/** Brings the tables up to date; `prepare` is what else one process at a time does before it serves. */
async function startDatabase(
  { config, log, tell, started }: Start,
  prepare: (db: Database) => Promise<void>,
): Promise<Pick<Deps, 'database' | 'disk'>> {
  tell('database');
  const { address, stop } = await openDatabase(config, log);
  started.push(stop);
  const disk = diskOf(config, log);
  started.push(async () => disk.stop());
  const database = connectDatabase(address, { log, poolSize: config.DATABASE_POOL });
  started.push(database.close);
  tell('migrations');
  await migrateDatabase(address, log, () => prepare(database.db));
  return { database, disk };
}

async function endServing(app: FastifyInstance, jobs: JobQueue): Promise<void> {
  // A peer that neither ends nor gives up its request must not hold the database open.
  const patience = setTimeout(() => app.server.closeAllConnections(), slowPeerPatience);
  await Promise.all([app.close(), jobs.stop()]);
  clearTimeout(patience);
}

function googlePlacesOf({ GOOGLE_PLACES_KEY: key }: Config): PlaceSearch | null {
  return key ? createGooglePlaces({ key }) : null;
}

/** Asks the provider for its addresses in the background. @returns the end of it */
function beginDiscovery(provider: OidcProvider | null): End {
  const stopping = new AbortController();
  void provider?.discover(stopping.signal);
  return async () => stopping.abort();
}

function signInProviderOf(config: Config, publicUrl: string, log: Log): OidcProvider | null {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  } = config;
  if (!issuer || !clientId || !clientSecret) return null;
  const redirectUri = new URL('/login/external', publicUrl).href;
  const afterSignOut = new URL('/', publicUrl).href;
  const name = config.OIDC_NAME;
  return createOidcProvider(
    { issuer, clientId, clientSecret, name, redirectUri, afterSignOut },
    log,
  );
}

/** A database of the operator's own has its own disk, which cannot be looked at from here. */
function diskOf(config: Config, log: Log): DiskWatch {
  if (config.DATABASE_URL) return { isShort: () => false, stop() {} };
  return watchDisk({ log, free: () => freeBytes(config.DATA_DIR) });
}

/** Mails grow old whether others are sent or not. */
function keepOutboxPruned({ DATA_DIR }: Config, clock: Clock, log: Log): End {
  const pruning = repeat(
    60 * 60,
    () => pruneOutbox(DATA_DIR, clock.now()),
    (error) => log.warn({ err: error }, 'the outbox could not be pruned'),
  );
  return () => pruning.stop();
}

/** What stands in for senders that are not configured. */
function outboxesOf({ DATA_DIR, SMTP_URL, TWILIO_FROM }: Config): Outboxes {
  return {
    mails: SMTP_URL ? null : openOutbox(DATA_DIR),
    messages: TWILIO_FROM ? null : openSmsOutbox(DATA_DIR),
  };
}

function localUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
