import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp, productDomains } from './app.ts';
import { refuseDemoPeople } from './demo/guard.ts';
import { demoMoves } from './demo/moves.ts';
import { seedDemo } from './demo/seed.ts';
import type { Deps } from './deps.ts';
import { inviteFirstAdministrator, mailAboutDisk } from './domains/administrators/index.ts';
import {
  createPackShelf,
  keepInstalled,
  type PackShelf,
  packsFolder,
  readEdition,
} from './domains/content-packs/index.ts';
import { putPackProduct } from './domains/shop/index.ts';
import { putPackLibrary } from './domains/videos/index.ts';
import { createDue, createJobs } from './jobs.ts';
import { localUrl, openDeps } from './open-deps.ts';
import { refuseUnfinishedRestore } from './platform/backup/empty-folder.ts';
import { type BackupWatch, createBackupWatch } from './platform/backup/watch-backups.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import {
  connectDatabase,
  type Database,
  type DatabaseAddress,
  type DatabaseConnection,
} from './platform/database.ts';
import { createDatabaseMetrics } from './platform/database-metrics.ts';
import { type DiskWatch, freeBytes, watchDisk } from './platform/disk.ts';
import type { DueRunner } from './platform/due/due-runner.ts';
import { createJobQueue, type JobQueue } from './platform/jobs/job-queue.ts';
import type { Log } from './platform/log.ts';
import { migrateDatabase } from './platform/migrations/migrate-database.ts';
import { openDatabase } from './platform/open-database.ts';
import { bindSecrets } from './platform/secrets/bind-secrets.ts';
import { loadSecrets, type Secrets } from './platform/secrets/secrets.ts';
import { type AnyStorage, createStorage } from './platform/storage/create-storage.ts';
import { buildWorkerApp } from './worker-app.ts';

/** After this long in a stop, connections with a request in flight are cut. Milliseconds. */
const slowPeerTimeout = 4_000;
/** For everything that a stop ends, one after the other; the database gets what is left. Milliseconds. */
const stopBudget = 9_000;

const workerSettings = { fallbackSeconds: 5, maintenanceSeconds: 15 };

interface Serving {
  readonly url: string;
  /** The one-time link that makes the first administrator; null where none is needed. */
  readonly invitation: string | null;
}

export interface RunningServer extends Serving {
  /** Answers what is in flight, hands unfinished jobs back, takes nothing new, and lets go of the data folder. */
  stop(): Promise<void>;
}

/** Called as each step of a start begins. */
export type ReportStep = (
  step: 'content' | 'database' | 'migrations' | 'demo' | 'listening',
) => void;

/**
 * Starts the whole product; what was started is ended again when a later step fails, or when the
 * signal is aborted between two steps.
 */
export async function startServer(
  config: Config,
  log: Log,
  reportStep: ReportStep,
  signal: AbortSignal,
): Promise<RunningServer> {
  // Ends its parts in reverse, the others too where one fails.
  const started = new AsyncDisposableStack();
  let deadline = Number.POSITIVE_INFINITY;
  const stop = () => {
    deadline = performance.now() + stopBudget;
    return started.disposeAsync();
  };
  const begin: ReportStep = (step) => {
    signal.throwIfAborted();
    reportStep(step);
  };
  const timeLeft = () => deadline - performance.now();
  try {
    const serving = await startParts({ config, log, reportStep: begin, started, timeLeft });
    return { ...serving, stop };
  } catch (error) {
    // Why the start failed matters more than what a stop then fails with.
    await stop().catch((err: unknown) => log.error({ err }, 'the stop was not clean'));
    throw error;
  }
}

interface Start {
  readonly config: Config;
  readonly log: Log;
  readonly reportStep: ReportStep;
  readonly started: AsyncDisposableStack;
  /** Milliseconds that are left of a stop. */
  timeLeft(): number;
}

async function startParts(start: Start): Promise<Serving> {
  const { config, log, reportStep, started } = start;
  await refuseUnfinishedRestore(config.DATA_DIR);
  reportStep('content');
  const installed = await readEdition(config.CONTENT_DIR);
  const secrets = await loadSecrets(config);
  const clock = systemClock;
  const storage = await createStorage(config, secrets.fileKey, clock);
  const { database, disk } = await startDatabase(start);
  const { db } = database;
  const packs = createPackShelf({ db, log, storage, installed, packsDir: packsFolder(config) });
  await prepareInstallation(start, {
    db,
    address: database.address,
    clock,
    secrets,
    storage,
    packs,
  });
  const following = packs.follow();
  started.defer(() => following.stop());
  reportStep('listening');
  const worker = config.ROLE === 'web' ? null : workerSettings;
  const jobs = createJobQueue({ address: database.address, log, worker });
  const deps = await openDeps(
    config,
    { log, clock, packs, secrets, storage, database, disk, jobs },
    started,
  );
  const domains = productDomains(deps);
  jobs.register(createJobs(deps, domains));
  const due = createDue(deps, domains);
  const backups = backupWatchOf(config, deps);
  started.defer(() => backups?.stop());
  disk.onLess((room) => void mailAboutDisk(deps, room));
  const metrics = [
    ...createDatabaseMetrics(database),
    ...jobs.metrics,
    ...due.metrics,
    ...disk.metrics,
    ...(backups?.metrics ?? []),
  ];
  const isWorker = config.ROLE === 'worker';
  const app = isWorker ? buildWorkerApp(deps, metrics) : await buildApp(deps, domains, metrics);
  started.defer(() => endServing(app, jobs, due));
  started.defer(() => deps.decoder.close());
  await app.listen({ host: config.HOST, port: config.PORT });
  await jobs.start();
  if (config.ROLE !== 'web') due.start();
  backups?.start();
  const rendering = deps.publicPages?.follow();
  started.defer(async () => rendering?.stop());
  const { port } = app.server.address() as AddressInfo;
  const url = config.PUBLIC_URL ?? localUrl(config.HOST, port);
  return { url, invitation: await invitationAt(url, config, deps) };
}

/** Looked after by those who make them. */
function backupWatchOf({ ROLE }: Config, deps: Deps): BackupWatch | null {
  if (ROLE === 'web' || !deps.backups) return null;
  return createBackupWatch({ ...deps, ...deps.backups });
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

async function startDatabase({
  config,
  log,
  reportStep,
  started,
  timeLeft,
}: Start): Promise<{ readonly database: DatabaseConnection; readonly disk: DiskWatch }> {
  reportStep('database');
  const { address, stop } = await openDatabase(config, log);
  started.defer(() => stop(timeLeft()));
  const disk = diskOf(config, log);
  started.defer(() => disk.stop());
  const database = connectDatabase(address, { log, poolSize: config.DATABASE_POOL });
  started.defer(database.close);
  reportStep('migrations');
  return { database, disk };
}

interface Prepared {
  readonly db: Database;
  readonly address: DatabaseAddress;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly storage: AnyStorage;
  readonly packs: PackShelf;
}

/** Brings the tables up to date, with what else one process at a time does before it serves. */
async function prepareInstallation(
  { config, log, reportStep }: Start,
  { db, address, clock, secrets, storage, packs }: Prepared,
): Promise<void> {
  const { pack } = packs;
  await migrateDatabase(address, log, async () => {
    await bindSecrets(db, secrets, clock.now());
    await keepInstalled({ db, clock, storage, log }, packs.installed);
    await openCurrentPack(packs, log);
    await putPackLibrary(db, pack);
    await putPackProduct(db, pack);
    if (!config.DEMO) return refuseDemoPeople(db);
    const moving = demoMoves(config, { pack, secrets });
    await seedDemo(db, { clock, pack, storage, moving }, () => reportStep('demo'));
  });
}

/** A pack that this release cannot read keeps nobody from starting: the installation's own is served. */
async function openCurrentPack(packs: PackShelf, log: Log): Promise<void> {
  try {
    await packs.refresh();
  } catch (err) {
    log.error(
      { err },
      'the published content pack cannot be read; the installation’s own is served',
    );
  }
}

async function endServing(app: FastifyInstance, jobs: JobQueue, due: DueRunner): Promise<void> {
  // A peer that neither ends nor gives up its request must not hold the database open.
  const cut = setTimeout(() => app.server.closeAllConnections(), slowPeerTimeout).unref();
  await Promise.all([app.close(), jobs.stop(), due.stop()]);
  clearTimeout(cut);
}

/** A database of the operator's own has its own disk, which cannot be looked at from here. */
function diskOf(config: Config, log: Log): DiskWatch {
  if (config.DATABASE_URL) return { isShort: () => false, metrics: [], onLess() {}, stop() {} };
  return watchDisk({ log, free: () => freeBytes(config.DATA_DIR) });
}
